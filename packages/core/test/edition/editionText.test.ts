import { describe, expect, it } from 'vitest';
import { changeEdition, editionText, readEditionSettings } from '../../src/yaml/index.ts';

const read = (text: string) => readEditionSettings({ shown: 'edition.yaml', text });

const yeast = `title: Yeast
species: Saccharomyces cerevisiae
taxon: 4932
annotation: R64-4-1
id_example: YAL001C
gene_links:
  - pattern: ^Y[A-P][LR]\\d{3}[WC]
    name: SGD
    url: https://www.yeastgenome.org/locus/{id}
default_tf: YPL248C
examples:
  - YPL248C
home_question: GAL4 and not GAL80
named_queries:
  all_exo: all_tfs[TECHNOLOGY = 'ChIP-exo']
evidence:
  - evidence: regulated
    label: regulated
    experiment_type: Expression
  - evidence: in vivo
    label: in vivo bound
    edge_type: in vivo
coding_types:
  - ORF
ortholog_hub: arabidopsis
hosts:
  - yeast.lab.example
order: 4
`;

describe('an edition.yaml', () => {
  it('says what an edition is, and is written as it was read', () => {
    expect(read(yeast)).toMatchObject({
      title: 'Yeast',
      taxon: 4932,
      idExample: 'YAL001C',
      geneLinks: [{ name: 'SGD' }],
      namedQueries: { all_exo: "all_tfs[TECHNOLOGY = 'ChIP-exo']" },
      evidence: [
        { evidence: 'regulated', label: 'regulated', experimentType: 'Expression' },
        { evidence: 'in vivo', label: 'in vivo bound', edgeType: 'in vivo' },
      ],
      order: 4,
    });
    expect(editionText(read(yeast))).toBe(yeast);
  });

  it('can say nothing', () => {
    expect(read('')).toEqual({});
    expect(read('# nothing yet\n')).toEqual({});
    expect(editionText({})).toBe('');
  });

  it('begins its home page with a query or with a sentence', () => {
    expect(read('home_question: GAL4 and GCN4')).toEqual({ homeQuestion: 'GAL4 and GCN4' });
    expect(read('home_question: Which genes does Gal4 bind?')).toEqual({
      homeQuestion: 'Which genes does Gal4 bind?',
    });
  });

  it('has names of queries in lower case and types of genes in upper case', () => {
    expect(read('named_queries: {All_Exo: all_tfs}\ncoding_types: [orf]')).toEqual({
      namedQueries: { all_exo: 'all_tfs' },
      codingTypes: ['ORF'],
    });
  });

  it.each([
    ['title: A\nspecie: B\n', 'edition.yaml, line 2: unknown key "specie"; expected title, species, taxon,'],
    ['title: A\ntaxon: many\n', 'edition.yaml, line 2: taxon must be a whole number'],
    ['title: [A]\n', 'edition.yaml, line 1: title must be a text'],
    [
      'gene_links:\n  - pattern: a\n    name: A\n    url: javascript:{id}\n',
      'line 4: the url "javascript:{id}" is not a web',
    ],
    [
      'gene_links:\n  - pattern: "("\n    name: A\n    url: https://a.b/{id}\n',
      'line 2: the pattern "(" is not a regular',
    ],
    ['named_queries:\n  a: all_tfs[\n', 'edition.yaml, line 2: the query "all_tfs[" cannot be read'],
    ['home_question: "and"\n', 'edition.yaml, line 1: the query "and" cannot be read'],
    ['hosts: ["A B"]\n', 'edition.yaml, line 1: hosts.0 "A B" must have the form'],
    ['title: A\ntitle: B\n', 'edition.yaml, line 2: Map keys must be unique'],
    ['- a\n', 'edition.yaml, line 1: the edition must be keys with values'],
  ])('is refused with the line of the fault: %j', (text, message) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'bad-file', message: expect.stringContaining(message) }),
    );
  });
});

describe('a change of an edition', () => {
  it('sets and removes keys, and leaves the others', () => {
    const changed = changeEdition({ title: 'Yeast', taxon: 1 }, [
      ['taxon', ''],
      ['hosts', '[yeast, genes.lab.example]'],
    ]);
    expect(changed).toEqual({ title: 'Yeast', hosts: ['yeast', 'genes.lab.example'] });
  });

  it('names the change that cannot be made', () => {
    expect(() => changeEdition({ title: 'Yeast' }, [['taxon', 'many']])).toThrow(
      'taxon=many, line 1: taxon must be a whole number',
    );
  });
});
