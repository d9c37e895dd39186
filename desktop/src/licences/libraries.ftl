<#-- A line of the list that the About page reads: name, version, licence, home page, parted by tabs. -->
<#list dependencyMap as e>
<#assign p = e.getKey()/>
${p.artifactId}	${p.version}	${e.getValue()?join(" or ")}	${p.url!}
</#list>
