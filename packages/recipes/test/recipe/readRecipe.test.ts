import { TrellisError } from '@trellis/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../refusal.ts';
import { commit, read, sha256, soundRecipe, spoiled } from './recipeText.ts';

/** The fault of the sound recipe with a text in the place of a part: `7: sentence`. */
function fault(part: string, replacement: string, tables: Readonly<Record<string, string>> = {}): string {
  const message = refusalOf(() => read(spoiled(part, replacement), tables));
  const start = 'recipes/mini/one-lab.yaml, line ';
  expect(message.startsWith(start)).toBe(true);
  expect(message).not.toContain('\n');
  return message.slice(start.length);
}

describe('a sound recipe', () => {
  it('gives each file an address at the commit, and keeps its makes', () => {
    const recipe = read(soundRecipe);
    expect(recipe).toMatchObject({ name: 'one-lab', version: 2, edition: 'mini', title: 'Invented' });
    expect(recipe.makes.map(({ make }) => make)).toEqual(['analyses', 'lists', 'genes from targets']);
    const base = `https://raw.githubusercontent.com/lab/data/${commit}/data`;
    expect(recipe.sources).toEqual([
      {
        name: 'one-lab',
        origin: 'lab/data',
        url: `https://github.com/lab/data/tree/${commit}`,
        commit,
        license: 'MIT',
        citation: 'Lab, 2020',
        doi: '10.1000/x.1',
        accession: '',
        files: [
          { path: 'data/de.csv', bytes: 10, sha256, url: `${base}/de.csv` },
          { path: 'data/genes 1.txt', bytes: 20, sha256, url: `${base}/genes%201.txt` },
        ],
      },
    ]);
  });

  it('can say what its edition is', () => {
    const said = 'edition: { name: yeast, title: Yeast, hosts: [saccharomyces] }';
    expect(read(spoiled('edition: mini', said))).toMatchObject({
      edition: 'yeast',
      settings: { title: 'Yeast', hosts: ['saccharomyces'] },
    });
    expect(fault('edition: mini', 'edition: { name: yeast, taxon: -3 }')).toContain('edition.taxon must be >= 1');
    expect(fault('edition: mini', 'edition: { name: yeast, colour: red }')).toContain('unknown key "colour"');
  });

  it('can have a release with its version for a source', () => {
    const release = spoiled(
      `repository: lab/data\n    commit: ${commit}`,
      'url: https://example.org/files/v1.2/\n    version: v1.2\n    accession: GSE1',
    );
    expect(read(release).sources[0]).toMatchObject({
      origin: 'https://example.org/files/v1.2/',
      url: 'https://example.org/files/v1.2/',
      commit: '',
      accession: 'GSE1',
      files: [
        { url: 'https://example.org/files/v1.2/data/de.csv' },
        { url: 'https://example.org/files/v1.2/data/genes%201.txt' },
      ],
    });
  });

  it('can list its files in a table next to it', () => {
    const [before, after] = [soundRecipe.indexOf('    files:'), soundRecipe.indexOf('\nmakes:')];
    const text = `${soundRecipe.slice(0, before)}    files: some.files.tsv\n${soundRecipe.slice(after)}`;
    const rows = [`data/de.csv\t10\t${sha256}`, `data/genes 1.txt\t20\t${sha256}`];
    const table = (...lines: readonly string[]) => ({
      'some.files.tsv': `${['path\tbytes\tsha256', ...lines].join('\n')}\n`,
    });
    expect(read(text, table(...rows))).toEqual(read(soundRecipe));
    const refused = (...lines: readonly string[]): string => refusalOf(() => read(text, table(...lines)));
    const expected = 'expected path, bytes and sha256, separated by tabs';
    const place = 'recipes/mini/one-lab.yaml, line 7: some.files.tsv';
    expect(refused(rows[0], 'data/genes 1.txt\t20')).toBe(`${place}, line 3: ${expected}`);
    expect(refused(rows[0].replace('10', 'ten'))).toBe(`${place}, line 2: ${expected}`);
    expect(refused(rows[0].replace('0f', '0F'))).toBe(`${place}, line 2: ${expected}`);
    expect(refused(rows[0], rows[0])).toContain('line 7: data/de.csv is there twice');
    expect(refused(`../x\t1\t${sha256}`)).toContain('line 7: "../x" is not the path of a file inside the source');
    expect(refused(rows[0])).toBe('recipes/mini/one-lab.yaml, line 28: no file of the source is data/genes 1.txt');
    expect(refusalOf(() => read(text.replace('some.files.tsv', '../some.files.tsv')))).toContain(
      'line 7: "../some.files.tsv" is not the name of a table of files next to the recipe',
    );
  });

  it('can have a step with its keys in any order', () => {
    const text = spoiled(
      '{replace: gene, pattern: "\\\\.\\\\d$", with: ""}',
      '{with: "", pattern: a, replace: gene}',
    );
    expect(read(text).makes[0]).toMatchObject({ steps: [{}, { replace: 'gene', pattern: 'a' }, {}] });
  });
});

describe('YAML', () => {
  it.each([
    ['title: Invented', 'title: a: b', '4: Nested mappings are not allowed in compact mappings'],
    ['title: Invented', 'title: "a', '5: Missing closing "quote'],
    ['title: Invented', 'title: Invented\ntitle: b', '5: Map keys must be unique'],
    ['title: Invented', 'title: !x Invented', '4: Unresolved tag: !x'],
    [
      'title: Invented',
      'title: *a',
      '1: the YAML cannot be read: Unresolved alias (the anchor must be set before the alias): a',
    ],
    ['title: Invented', 'title: Invented\n---\ntitle: b', '5: Source contains multiple documents'],
    ['title: Invented', `title: ${'['.repeat(20_000)}`, '1: the YAML is nested too deep'],
    ['title: Invented', `title:\n ${'- '.repeat(20_000)}x`, '1: the YAML is nested too deep'],
    [
      'title: Invented',
      `a: &a [${'1, '.repeat(99)}1]\nb: &b [${'*a, '.repeat(99)}*a]\ntitle: [${'*b, '.repeat(99)}*b]`,
      '1: the YAML cannot be read: Excessive alias count indicates a resource exhaustion attack',
    ],
  ])('that is wrong is refused: %s, %#', (part, replacement, message) => {
    expect(fault(part, replacement)).toContain(message);
  });

  it('of another form is refused', () => {
    for (const text of ['', '- a', 'a', '# nothing', '3'])
      expect(refusalOf(() => read(text))).toBe(
        'recipes/mini/one-lab.yaml, line 1: the recipe must be keys with values',
      );
    expect(refusalOf(() => read('name: x'))).toContain('version, edition, title, sources, makes is missing');
  });
});

describe('the head of a recipe', () => {
  it.each([
    [
      'title: Invented',
      'titel: Invented',
      '4: unknown key "titel"; expected name, version, edition, title, sources, makes',
    ],
    ['title: Invented\n', '', '1: title is missing'],
    ['title: Invented', 'title: ""', '4: title is empty'],
    ['title: Invented', 'title: [a]', '4: title must be a text'],
    ['version: 2', 'version: two', '2: version must be a whole number'],
    ['version: 2', 'version: 0', '2: version must be >= 1'],
    ['name: one-lab', 'name: One lab', '1: name "One lab" must have the form ^[a-z0-9][a-z0-9-]*$'],
    ['edition: mini', 'edition: ../mini', '3: edition "../mini" must have the form ^[a-z][a-z0-9-]*$'],
  ])('is refused: %s as %s', (part, replacement, message) => {
    expect(fault(part, replacement)).toBe(message);
  });
});

describe('a source', () => {
  const pinned = `repository: lab/data\n    commit: ${commit}`;
  it.each([
    [`    commit: ${commit}\n`, '', '7: a repository needs its commit (40 hexadecimal digits)'],
    [commit, 'main', '8: sources.0.commit "main" must have the form ^[0-9a-f]{40}$'],
    [
      'repository: lab/data',
      'repository: lab',
      '7: sources.0.repository "lab" must have the form ^[\\w.-]+/[\\w.-]+$',
    ],
    [pinned, 'accession: x', '7: a source has either a repository or a url'],
    [
      'license: MIT',
      'license: MIT\n    url: https://x.org/1/\n    version: "1"',
      '7: a source has either a repository or a url',
    ],
    [pinned, 'url: https://x.org/v1/', '7: a url needs a version, which is part of it'],
    [pinned, 'url: https://x.org/latest/\n    version: "1.0"', '7: a url needs a version, which is part of it'],
    [
      pinned,
      'url: http://x.org/1/\n    version: "1"',
      '7: sources.0.url "http://x.org/1/" must have the form ^https://\\S+/$',
    ],
    ['    license: MIT\n', '', '7: license is missing in sources.0'],
    [
      'license: MIT',
      'licence: MIT',
      '9: unknown key "licence"; expected name, repository, commit, url, version, license',
    ],
    [
      'doi: 10.1000/x.1',
      'doi: https://doi.org/10.1000/x.1',
      '11: sources.0.doi "https://doi.org/10.1000/x.1" must have the form',
    ],
    [sha256, sha256.slice(1), `15: sources.0.files.0.sha256 "${sha256.slice(1)}" must have the form ^[0-9a-f]{64}$`],
    ['        bytes: 10\n', '', '13: bytes is missing in sources.0.files.0'],
    ['bytes: 10', 'bytes: -1', '14: sources.0.files.0.bytes must be >= 0'],
    ['bytes: 10', 'size: 10', '14: unknown key "size"; expected path, bytes, sha256'],
    ['path: data/genes 1.txt', 'path: data/de.csv', '7: data/de.csv is there twice'],
    ['sources:\n', 'sources: none\nmore:\n', '7: unknown key "more"'],
  ])('is refused: %s as %s', (part, replacement, message) => {
    expect(fault(part, replacement)).toContain(message);
  });

  it.each([
    '../de.csv',
    'data/../../de.csv',
    '/etc/passwd',
    'data//de.csv',
    './de.csv',
    'data/',
    '..',
    'a\\..\\b',
    'a\\nb',
  ])('cannot have a file outside of it: %j', (path) => {
    expect(
      fault('path: data/de.csv', `path: "${path.replaceAll('\\.', '\\\\.').replaceAll('\\b', '\\\\b')}"`),
    ).toMatch(/^7: ".+" is not the path of a file inside the source$/);
  });

  it('has a name of its own where there are several, which makes then say', () => {
    const source = soundRecipe.slice(soundRecipe.indexOf('  - repository'), soundRecipe.indexOf('\nmakes:'));
    const twice = (second: string): string => spoiled(source, source + second);
    expect(refusalOf(() => read(twice(source)))).toContain('line 19: a second source is called "one-lab"');
    const named = twice(source.replace('  - ', '  - name: other\n    '));
    expect(refusalOf(() => read(named))).toContain('line 34: say which source: one-lab, other');
    const said = named.replaceAll('    from:', '    source: other\n    from:');
    expect(read(said).makes[0]).toMatchObject({ source: 'other' });
    expect(refusalOf(() => read(said.replace('source: other', 'source: another')))).toContain(
      'line 34: there is no source "another"; there are one-lab, other',
    );
  });
});

describe('a make', () => {
  const step = '{keep: {column: padj, below: 0.05}}';
  it.each([
    ['make: lists', 'make: list', '34: nothing can be made that is called "list"; expected analyses, edges, lists'],
    ['make: lists', 'make: constructor', '34: nothing can be made that is called "constructor"'],
    ['    title: All\n', '', '34: title is missing'],
    ['title: All', 'titles: All', '38: unknown key "titles"; expected make, name, title, gene, description, from'],
    [
      'format: lines',
      'format: xlsx',
      '37: read.format "xlsx" is unknown; expected "delimited", "lines", "named lists", "r data"',
    ],
    ['separator: "\\t"', 'separator: "|"', '23: read.separator "|" is unknown; expected ",", "\\t", ";", "blanks"'],
    ['from: data/genes 1.txt', 'from: data/genes.txt', '34: no file of the source is data/genes.txt'],
    ['from: data/genes 1.txt', 'from: /\\.tsv$/', '34: no file of the source is /\\.tsv$/'],
    ['from: data/genes 1.txt', 'from: /(a/', '36: the regular expression (a is not valid: Unterminated group'],
    ['pattern: ^AT', 'pattern: "*"', '41: the regular expression * is not valid: Nothing to repeat'],
    ['    pvalue: "{padj}"\n', '', '21: analyses have either both log2fc and pvalue or neither of them'],
    [step, '{kepe: {column: padj}}', '25: there is no step "kepe"; expected columns, keep, set, replace'],
    [step, '{}', '25: there is no step ""'],
    [step, 'keep', '25: steps.0 must be keys with values'],
    [step, '{toString: a}', '25: there is no step "toString"'],
    [step, '{keep: {below: 3}}', '25: column is missing in keep'],
    [
      step,
      '{keep: {column: padj, under: 3}}',
      '25: unknown key "under"; expected column, is, isNot, contains, above, below',
    ],
    [step, '{keep: {column: padj, below: low}}', '25: keep.below must be a number'],
    [step, '{keep: {column: padj, is: []}}', '25: keep.is is empty'],
    [step, '{round: padj, digits: 99}', '25: digits must be <= 15'],
    [step, '{lookup: a, rows: {x: {y: 1}}}', '25: rows.x.y must be a text'],
    ['pattern: "\\\\.\\\\d$"', 'pattern: "["', '26: the regular expression [ is not valid: '],
    ['melt: "^TF"', 'melt: "(?<a"', '27: the regular expression (?<a is not valid: Invalid capture group name'],
    ['melt: "^TF"', 'melt: 3', '27: melt must be a text or a list'],
    ['makes:\n', 'makes: []\nmore:\n', '21: unknown key "more"'],
  ])('is refused: %s as %s', (part, replacement, message) => {
    expect(fault(part, replacement)).toContain(message);
  });

  const list = soundRecipe.slice(soundRecipe.indexOf('  - make: lists'), soundRecipe.indexOf('  - make: genes from'));
  const from = '    from: data/genes 1.txt\n    read: {format: lines}\n';
  it('has no dot in the name of a list: the import would cut the name', () => {
    const make = list.replace('    name: Genes\n', '    name: padj0.01\n');
    expect(fault(list, make)).toBe('35: "padj0.01" has a dot, at which the import cuts the name');
  });

  it.each(['..', '../x', 'a/b', '/a', '.a', '', 'a\\b', '7_genes', 'a\nb'])(
    'cannot write a file outside of its folder, or one of another meaning: %j',
    (name) => {
      const named = `    name: ${JSON.stringify(name)}\n`;
      for (const make of [
        list.replace('    name: Genes\n', named),
        `  - make: network\n${named}${from}    tf: a\n    edge: b\n    target: c\n    score: d\n`,
        `  - make: edges\n${named}${from}    tf: a\n    target: c\n    type: d\n`,
      ])
        expect(fault(list, make)).toMatch(/^35: (name is empty|".+" cannot be the name of a file)$/);
      expect(
        fault(
          list,
          `  - make: orthologs\n    edition: ${JSON.stringify(name)}\n${from}    gene: a\n    ortholog: b\n`,
        ),
      ).toMatch(/^35: edition ".*" must have the form/);
    },
  );

  it.each([
    '../go.obo',
    '/go.obo',
    'x/go.obo',
    'annotation.csv',
    'analyses/x.csv',
    'go.obo.exe',
    'go_annotations/x.gaf',
    'go_annotations\n.gaf',
  ])('cannot copy to %j', (to) => {
    expect(fault(list, `  - make: copy\n    to: ${JSON.stringify(to)}\n    from: data/genes 1.txt\n`)).toContain(
      '35: ' + `${JSON.stringify(to)} cannot be copied to; expected go.obo`,
    );
  });

  it('can copy one file', () => {
    for (const to of [
      'go.obo',
      'go_annotations.gaf',
      'go_annotations.tair.gaf.gz',
      'motifs.csv',
      'motifs_indv.csv.gz',
    ])
      expect(
        read(spoiled(list, `  - make: copy\n    to: ${to}\n    from: data/genes 1.txt\n`)).makes[1],
      ).toMatchObject({ to });
    expect(fault(list, '  - make: copy\n    to: go.obo\n    from: /./\n')).toBe(
      '34: 2 files cannot be copied to one',
    );
  });
});

describe('a recipe with any change', () => {
  const piece = fc.constantFrom(
    ...soundRecipe.split(/(?<=\s)|(?=\s)/),
    ...[
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ':',
      '&a',
      '*a',
      '|',
      '>',
      '-',
      '?',
      '!',
      '%',
      '@',
      '`',
      '#',
      '~',
      'null',
      '3',
      '\t',
      '\0',
      '\ud800',
    ],
    ...['../', '__proto__:', '<<: *a', 'make: copy', 'to: ../x', '/(/', '{a}', '{{', 'files: x.tsv', '---\n'],
  );
  const change = fc.tuple(fc.nat(soundRecipe.length), fc.nat(12), fc.oneof(piece, fc.string()));

  it('is read, or refused in one sentence with a line', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const text = changes.reduce(
          (all, [at, length, put]) => all.slice(0, at) + put + all.slice(at + length),
          soundRecipe,
        );
        try {
          read(text);
        } catch (error) {
          if (!(error instanceof TrellisError)) throw error;
          refused++;
          expect(error.message).toMatch(/^recipes\/mini\/one-lab\.yaml, line \d+: [^\n]+$/);
        }
      }),
      { seed: 20261122, numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(250);
    expect(refused).toBeLessThan(500);
  });
});
