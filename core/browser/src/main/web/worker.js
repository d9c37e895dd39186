import {answer} from './engine.js';
onmessage = event => postMessage(answer(event.data));
