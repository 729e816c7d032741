import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/journey.ts';
import { root } from '../../scripts/rig/root.ts';
import { partsBefore, textOf } from './build.ts';

/** Pages that people open first, and what they do without: menus and dialogs, the editor, drawings of networks. */
const firstPages = [
  'home/HomePage',
  'tutorial/TutorialPage',
  'citations/CitationsPage',
  'search/SearchPage',
  'guide/GuidePage',
  'gene/GenePage',
  'genes/GenesPage',
  'downloads/DownloadsPage',
];

test('the pages that people open first need no code of menus, editor and drawings', () => {
  for (const page of firstPages) {
    const parts = partsBefore(`src/features/${page}.tsx`);
    expect(parts, page).toContain('libraries');
    expect(parts, page).not.toContain('mantine');
    for (const part of parts) expect(part, page).not.toMatch(/editor|drawing|cytoscape|sigma|codemirror/i);
  }
});

test('the query page is there before its editor, and the viewer before its drawing', () => {
  expect(partsBefore('src/features/query/editor/QueryEditor.tsx')).toContain('QueryEditor');
  expect(partsBefore('src/features/query/QueryPage.tsx')).not.toContain('QueryEditor');
  for (const drawing of ['cytoscapeDrawing', 'sigmaDrawing'])
    expect(partsBefore('src/features/viewer/NetworkPage.tsx')).not.toContain(drawing);
});

test('the script of a guide does not bring the texts of others, nor the search', () => {
  const parts = partsBefore('src/features/guide/GuidePage.tsx');
  for (const later of ['errors', 'statistics', 'findInGuides']) expect(parts).not.toContain(later);
});

test('the styles have a rule for each class of Mantine that the scripts use', () => {
  const classes = /\bm_[0-9a-f]{6,9}\b/g;
  const all = readFileSync(join(root, 'node_modules/@mantine/core/styles.layer.css'), 'utf8').match(classes);
  const [used, styled] = [/\.js$/, /\.css$/].map((name) => new Set(textOf(name).match(classes)));
  expect(used.size).toBeGreaterThan(50);
  expect([...new Set(all)].filter((name) => used.has(name) && !styled.has(name))).toEqual([]);
});

test('the programs draw with the React for production, whatever their environment', () => {
  const folder = join(root, 'packages/server/dist');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const all = texts.join('\n');
  expect(all).toContain('react-dom-server.node.production.js');
  expect(all).not.toMatch(/react[a-z.-]*\.development\.js|from "react/);
});
