// Packs recorded answers into fixtures/golden: `node scripts/packGolden.mjs FOLDER`, where FOLDER has cases/*.json and static.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [from] = process.argv.slice(2);
if (!from) throw new Error('usage: node scripts/packGolden.mjs FOLDER');
const to = fileURLToPath(new URL('../fixtures/golden/', import.meta.url));
const read = (...path) => JSON.parse(readFileSync(join(from, ...path), 'utf8'));

const cases = readdirSync(join(from, 'cases')).sort();
write('cases.jsonl.br', cases.map((file) => `${JSON.stringify(read('cases', file))}\n`).join(''));
write('static.json.br', JSON.stringify(read('static.json').checks));

function write(name, text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(to, name), brotliCompressSync(text, { params }));
}
