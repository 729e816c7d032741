import { listOperations } from './operations.ts';
import { printPython } from './python.ts';
import { printHelp, printR } from './r.ts';
import { printPythonTables, printRTables } from './tables.ts';

/** The files that follow from the contract, by path in the repository. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const operations = listOperations();
  return new Map([
    ['clients/python/src/trellis_tf/operations.py', printPython(operations)],
    ['clients/python/src/trellis_tf/tables.py', printPythonTables()],
    ['clients/r/R/tables.R', printRTables()],
    ['clients/r/R/operations.R', printR(operations)],
    ...[...printHelp(operations)].map(([name, text]) => [`clients/r/man/${name}`, text] as const),
  ]);
}
