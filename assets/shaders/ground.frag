// The paper of the map and its washes: red of the texture is woods, green swamp, blue height, alpha ponds; one half is an edge.
#ifdef GL_ES
precision highp float;
#endif

varying vec2 v_texture;

uniform sampler2D u_texture;
uniform vec2 u_size;
uniform vec4 u_frame;
uniform float u_scale;
uniform vec3 u_paper;
uniform vec3 u_sheet;
uniform vec3 u_woods;
uniform vec3 u_swamp;
uniform vec3 u_rough;
uniform vec3 u_water;

float knot(vec2 at) {
    vec3 p = fract(vec3(at.xyx) * 0.1031);
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

float noise(vec2 at) {
    vec2 cell = floor(at);
    vec2 part = fract(at);
    part = part * part * (3.0 - 2.0 * part);
    float lower = mix(knot(cell), knot(cell + vec2(1.0, 0.0)), part.x);
    float upper = mix(knot(cell + vec2(0.0, 1.0)), knot(cell + vec2(1.0, 1.0)), part.x);
    return mix(lower, upper, part.y);
}

// A wash of water colour: it dries darker along its edge and thins out unevenly inside.
vec3 wash(vec3 ground, vec3 tint, float felt, float soft, float mottle) {
    float cover = smoothstep(0.5 - soft, 0.5 + soft, felt);
    float rim = exp(-pow((felt - 0.54) / 0.05, 2.0));
    vec3 colour = mix(tint, ground, 0.22 * mottle);
    return mix(ground, colour * (1.0 - 0.10 * rim), cover);
}

void main() {
    vec2 map = v_texture * u_size;
    vec4 felt = texture2D(u_texture, v_texture);
    float step = 0.12;
    vec2 across = vec2(step, 0.0) / u_size;
    vec2 up = vec2(0.0, step) / u_size;
    float slopeX = texture2D(u_texture, v_texture + across).b - texture2D(u_texture, v_texture - across).b;
    float slopeY = texture2D(u_texture, v_texture + up).b - texture2D(u_texture, v_texture - up).b;

    float mottle = noise(map * 1.7) * 0.6 + noise(map * 5.1) * 0.4;
    float pixel = 1.2 / u_scale;
    vec3 colour = u_paper;
    colour = mix(colour, u_rough, smoothstep(0.12, 0.75, felt.b) * (0.85 + 0.15 * mottle));
    colour = wash(colour, u_swamp, felt.g, 0.16, mottle);
    colour = wash(colour, u_woods, felt.r, 0.02 + pixel * 0.5, mottle);
    // Light falls from the north-west, as on all sheets of the time.
    float light = clamp((slopeX - slopeY) * 0.42, -0.11, 0.07);
    colour *= 1.0 + light;
    colour = wash(colour, u_water, felt.a, 0.01 + pixel * 0.5, mottle * 0.4);

    vec2 inside = min(map - u_frame.xy, u_frame.zw - map);
    float margin = 1.0 - smoothstep(-0.5 * pixel, 0.5 * pixel, min(inside.x, inside.y));
    colour = mix(colour, u_sheet, margin);

    float stain = noise(map * 0.23) * 0.6 + noise(map * 0.71 + 7.0) * 0.4;
    float grain = knot(floor(map * u_scale + 0.5));
    float fibre = noise(map * u_scale * vec2(0.11, 0.5));
    colour *= 1.0 + (stain - 0.5) * 0.05 + (grain - 0.5) * 0.018 + (fibre - 0.5) * 0.014;
    gl_FragColor = vec4(colour, 1.0);
}
