// node play.mjs MODULE STRIPS: what happens on strips, as lines.
import { readFileSync } from "node:fs";

const [path, strips] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path));
const length = instance.exports.play(Number(strips));
console.log(Buffer.from(instance.exports.memory.buffer, instance.exports.text(), length).toString());
