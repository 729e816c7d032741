/** A p-value or fold change as tables show it: exponential with 2 decimals, e.g. `1.23e-5`. */
export const formatP = (value: number, decimals = 2): string => value.toExponential(decimals);
