// The places of a Sungear diagram, for programs that write it and draw nothing.
export { sungearOrder } from './order.ts';
export { arrowEnd, placeSungear, type SungearCircle } from './placeSungear.ts';
