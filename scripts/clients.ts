// Writes the parts of the Python and R clients that follow from the contract. A test fails if the files are not up to date.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './clients/generatedFiles.ts';

for (const [path, text] of generatedFiles()) {
  await writeFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
}
