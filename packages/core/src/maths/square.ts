/** x². `x ** 2` is a power of a logarithm in some engines. */
export const square = (x: number): number => x * x;
