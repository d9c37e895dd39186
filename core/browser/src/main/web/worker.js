importScripts('engine.js');
onmessage = event => postMessage(self.answer(event.data));
