/**
 * `npm run route-table`: writes the table of the server's routes into SECURITY.md. A test fails if the page has a different one, or
 * if the server has other routes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatText } from './formatText.ts';
import { routeFacts } from './routeFacts.ts';

export const securityPath = fileURLToPath(new URL('../SECURITY.md', import.meta.url));

const [start, end] = ['<!-- table: npm run route-table -->', '<!-- end of the table -->'];

/** The page with the current table between its two marks. */
export async function withRouteTable(page: string): Promise<string> {
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`the page lacks the marks ${start} and ${end}`);
  return formatText(securityPath, `${page.slice(0, before + start.length)}\n\n${table()}\n\n${page.slice(after)}`);
}

function table(): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = routeFacts.flatMap(({ routes, cost, stores, owner, bounds }) =>
    routes.map((route) => line([`\`${route}\``, cost, stores, owner, bounds])),
  );
  return [line(['route', 'cost', 'stores', 'whose', 'bounded by']), '| - | - | - | - | - |', ...rows].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(securityPath, await withRouteTable(readFileSync(securityPath, 'utf8')));
}
