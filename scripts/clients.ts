// Writes the parts of the Python and R clients that follow from the contract. A test fails if the files are not up to date.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listOperations } from './clients/operations.ts';
import { printPython } from './clients/python.ts';
import { printR } from './clients/r.ts';

const operations = listOperations();
const pathOf = (name: string): string => fileURLToPath(new URL(`../clients/${name}`, import.meta.url));
await writeFile(pathOf('python/src/trellis_tf/operations.py'), printPython(operations));
await writeFile(pathOf('r/R/operations.R'), printR(operations));
