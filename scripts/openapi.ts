// Writes docs/openapi.json, the description of the API. A test fails if it differs from the server's own description.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../packages/server/src/openapi.ts';
import { formatText } from './formatText.ts';

const path = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
const text = JSON.stringify(await describeApi());
await writeFile(path, await formatText(path, text));
