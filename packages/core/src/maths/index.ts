// Elementary functions with the same bits in every engine of JavaScript.
export { atan2 } from './atan.ts';
export { exp } from './exp.ts';
export { expm1 } from './expm1.ts';
export { hypot } from './hypot.ts';
export { log, log10 } from './log.ts';
export { log1p } from './log1p.ts';
export { log2 } from './log2.ts';
export { exp10, pow } from './pow.ts';
export { cos, sin, tan } from './sinCos.ts';
export { sinh } from './sinh.ts';
export { square } from './square.ts';
