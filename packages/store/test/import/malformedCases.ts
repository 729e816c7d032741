import { gzipSync } from 'node:zlib';
import { malformedKnowledge } from './malformedKnowledge.ts';

/** Files that spoil a sound folder, and the sentence that the user gets. `null` removes a file. */
type Case = readonly [files: Readonly<Record<string, string | Uint8Array | null>>, sentence: string];

const header = 'gene_id,name,fullname,gene_type,gene_family\n';
const meta = 'TRANSCRIPTION_FACTOR_ID: A1\nEXPERIMENT_TYPE: Binding\nEDGE_TYPE: in planta:Bound\n';
const truncated = gzipSync('A1,CDS,m,1\n'.repeat(1000)).subarray(0, 40);

const annotation: Case[] = [
  [
    { 'annotation.csv': null },
    'FOLDER holds no annotation.csv, the genes of the species, so it is not a folder to import',
  ],
  [
    { 'annotation.csv': '' },
    'annotation.csv: empty; expected the columns gene_id,name,fullname,gene_type,gene_family',
  ],
  [{ 'annotation.csv': header }, 'annotation.csv: holds no gene'],
  [
    { 'annotation.csv': 'gene_id,name\nA1,x\n' },
    'annotation.csv, line 1: expected 5 columns (gene_id,name,fullname,gene_type,gene_family), found 2',
  ],
  [
    { 'annotation.csv': `# a comment\n${header}A1,,,,\n\nA2,,,\n` },
    'annotation.csv, line 5: expected 5 columns (gene_id,name,fullname,gene_type,gene_family), found 4',
  ],
  [
    { 'annotation.csv': `${header}A1,,,,\nA2,,,,\na1,,,,\n` },
    'annotation.csv, line 4: the gene a1 is already on line 2',
  ],
  [{ 'annotation.csv': `${header}A1,,,,\n,x,,,\n` }, 'annotation.csv, line 3: "" is not a gene id'],
  [
    { 'annotation.csv': 'A0,,,TXNFACTOR,\nA1,,,TXNFACTOR,\n' },
    'annotation.csv: no header line (gene_id,name,fullname,gene_type,gene_family): the first line is the gene "A0"',
  ],
  [{ 'annotation.csv': `${header}A1,"x,,,\n` }, 'annotation.csv, line 2: a quoted cell does not end'],
  [
    { 'annotation.csv': `${header}A1,,"two\nlines",,\nA2,"a "b" c",,,\n` },
    'annotation.csv, line 4: a quote inside a quoted cell must be doubled',
  ],
  [{ 'annotation.csv.gz': gzipSync(header) }, 'annotation.csv.gz: annotation.csv exists as well'],
  [
    { 'annotation.csv': Buffer.from(`${header}A1,caf\xe9,,,\n`, 'latin1') },
    'annotation.csv, line 2: not UTF-8 text; save the file as UTF-8',
  ],
  [{ 'annotation.csv': `${header}A1,\0,,,\n` }, 'annotation.csv, line 2: not a text file'],
];

const analyses: Case[] = [
  [{ 'analyses/001_one.csv': '' }, 'analyses/001_one.csv: empty; expected a header line and genes'],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc\nA2,1\n' },
    'analyses/001_one.csv, line 1: expected 1 column (gene_id) or 3 columns (gene_id,log2fc,pvalue), found 2',
  ],
  [
    { 'analyses/001_one.csv': 'gene_id,a,b,c\nA2,1,2,3\n' },
    'analyses/001_one.csv, line 1: expected 1 column (gene_id) or 3 columns (gene_id,log2fc,pvalue), found 4',
  ],
  [{ 'analyses/001_one.csv': 'A2\nA3\n' }, 'analyses/001_one.csv, line 1: no header line: "A2" is a gene'],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,1,0.1\nA3,1\n' },
    'analyses/001_one.csv, line 3: expected 3 columns as in the header line, found 2',
  ],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,up,0.1\n' },
    'analyses/001_one.csv, line 2: the log2fc "up" is not a number',
  ],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,"1,5",0.1\n' },
    'analyses/001_one.csv, line 2: the log2fc "1,5" is not a number',
  ],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,1,<0.05\n' },
    'analyses/001_one.csv, line 2: the pvalue "<0.05" is not a number',
  ],
  [
    { 'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,1,inf\n' },
    'analyses/001_one.csv, line 2: the pvalue "inf" is not between 0 and 1',
  ],
  [{ 'analyses/001_one.txt': null }, 'analyses/001_one.csv: there is no metadata file 001_one.txt next to it'],
  [{ 'analyses/001_one.csv': null }, 'analyses/001_one.txt: there is no data file 001_one.csv next to it'],
  [
    { 'analyses/1_two.csv': 'gene_id\n', 'analyses/1_two.txt': meta },
    'analyses/1_two.csv: the id 1 is already that of analyses/001_one.csv',
  ],
  [
    { 'analyses/99999999999_x.csv': 'gene_id\n', 'analyses/99999999999_x.txt': meta },
    'analyses/99999999999_x.csv: the number 99999999999 is too large for an id',
  ],
  [
    { 'analyses/001_one.csv.gz': gzipSync('gene_id\n') },
    'analyses/001_one.csv.gz: analyses/001_one.csv has the same name',
  ],
];

const metadata: Case[] = [
  [{ 'analyses/001_one.txt': '' }, 'analyses/001_one.txt: TRANSCRIPTION_FACTOR_ID is missing'],
  [
    { 'analyses/001_one.txt': 'TRANSCRIPTION_FACTOR_ID: NA\n' },
    'analyses/001_one.txt: TRANSCRIPTION_FACTOR_ID is missing',
  ],
  [
    { 'analyses/001_one.txt': `\nTRANSCRIPTION_FACTOR_ID: B7\n` },
    'analyses/001_one.txt, line 2: the transcription factor "B7" is not in the annotation',
  ],
  [
    { 'analyses/001_one.txt': 'Transcription factor ID: A1\nEdge type: x\n' },
    'analyses/001_one.txt: EXPERIMENT_TYPE is missing',
  ],
  [
    { 'analyses/001_one.txt': 'TRANSCRIPTION_FACTOR_ID: A1\nEXPERIMENT_TYPE: Binding\nEDGE_TYPE: N/A\n' },
    'analyses/001_one.txt: EDGE_TYPE is missing',
  ],
  [
    { 'analyses/001_one.txt': 'TRANSCRIPTION_FACTOR_ID: A1\nEXPERIMENT_TYPE: Guess\nEDGE_TYPE: x\n' },
    'analyses/001_one.txt, line 2: EXPERIMENT_TYPE is Expression or Binding, not "Guess"',
  ],
  [
    { 'analyses/001_one.txt': `${meta}no colon here\n` },
    'analyses/001_one.txt, line 4: expected "Key: value", found "no colon here"',
  ],
  [{ 'analyses/001_one.txt': `${meta}: x\n` }, 'analyses/001_one.txt, line 4: there is no key before the colon'],
  [
    { 'analyses/001_one.txt': `${meta}Tissue: root\n*TISSUE: leaf\n` },
    'analyses/001_one.txt, line 5: the key TISSUE is already on line 4',
  ],
];

const others: Case[] = [
  [{ 'additional_edges/e.csv': '' }, 'additional_edges/e.csv: empty; expected the columns source,target,edge'],
  [
    { 'additional_edges/e.csv': 'source,target\nA1,A2\n' },
    'additional_edges/e.csv, line 1: expected 3 columns (source,target,edge), found 2',
  ],
  [
    { 'additional_edges/e.csv': 'A1,A2,binds\n' },
    'additional_edges/e.csv, line 1: no header line (source,target,edge): "A1" is a gene',
  ],
  [
    { 'additional_edges/e.csv': 'source,target,edge\nA1,A2,\n' },
    'additional_edges/e.csv, line 2: "" is not an edge type',
  ],
  [
    { 'additional_edges/e.sif': 'A1 binds A2\nA1 A2\n' },
    'additional_edges/e.sif, line 2: expected "source edge target...", found 2 words',
  ],
  [
    {
      'additional_edges/e.csv': 'source,target,edge\nA1,A2,x\n',
      'additional_edges/f.undirected.csv': 's,t,e\nA1,A3,x\n',
    },
    'additional_edges/f.undirected.csv, line 2: the edge type "x" is undirected here but directed in additional_edges/e.csv',
  ],
  [{ 'motifs.csv': 'A1,CDS,m\n' }, 'motifs.csv, line 1: expected 4 columns (gene,region,motif,count), found 3'],
  [
    { 'motifs.csv': 'A1,CDS,m,1\nA2,CDS,m,1,1\n' },
    'motifs.csv, line 2: expected 4 columns (gene,region,motif,count), found 5',
  ],
  [{ 'motifs.csv': 'gene,region,motif,count\n' }, 'motifs.csv, line 1: the count "count" is not a whole number'],
  [{ 'motifs.csv': 'A1,CDS,m,1\nA1,CDS,n,-1\n' }, 'motifs.csv, line 2: the count "-1" is not a whole number'],
  [{ 'motifs.csv': 'A1,,m,1\n' }, 'motifs.csv, line 1: a row needs a region and a motif'],
  [{ 'motifs_indv.csv.gz': truncated }, 'motifs_indv.csv.gz: damaged gzip file'],
  [{ 'cluster_info.csv': '' }, 'cluster_info.csv: empty; expected a header line and clusters'],
  [
    { 'cluster_info.csv': 'cluster,Family\nc1,MYB\nc2\n' },
    'cluster_info.csv, line 3: expected 2 columns as in the header line, found 1',
  ],
  [
    { 'cluster_info.csv': 'cluster,Family\nc1,a\nc1,b\n' },
    'cluster_info.csv, line 3: the cluster "c1" is already on line 2',
  ],
  [{ 'cluster_info.csv.gz': truncated }, 'cluster_info.csv.gz: damaged gzip file'],
  [{ 'aliases.csv': 'alias\nx\n' }, 'aliases.csv, line 1: expected 2 columns (alias,gene_id), found 1'],
  [{ 'aliases.csv': 'x,A1\n' }, 'aliases.csv, line 1: no header line (alias,gene_id): "A1" is a gene'],
  [{ 'aliases.csv': 'alias,gene_id\n,A1\n' }, 'aliases.csv, line 2: "" is not an alias'],
  [{ 'gene_lists/x.txt': '>empty\n' }, 'gene_lists/x.txt: there is no gene; expected one gene id per line'],
  [
    { 'target_networks/n.txt': 'A1 A2\nA2 A1\nA1\n' },
    'target_networks/n.txt: Line 3 of n has 1 column, the others have 2.',
  ],
  [{ 'gene_lists/x.txt': ' \n' }, 'gene_lists/x.txt: empty'],
  [
    { 'gene_lists/x.a.txt': 'A1\n', 'gene_lists/x.b.txt.gz': gzipSync('A2\n') },
    'gene_lists/x.b.txt.gz: the name x is already that of gene_lists/x.a.txt',
  ],
  [
    { 'target_networks/n.txt': 'A1 A2\n', 'target_networks/n.tsv': 'A1 A2\n' },
    'target_networks/n.txt: the name n is already that of target_networks/n.tsv',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'description: a list\nauthor: Lee\n' },
    'gene_lists/x.yaml, line 2: the key "author" is unknown; expected one of description, source, doi, pmid, url, license, commit, sha256, recipe',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': '# nothing\n' },
    'gene_lists/x.yaml: empty; expected some of description, source, doi, pmid, url, license, commit, sha256, recipe',
  ],
  ...['['.repeat(20_000), `${'- '.repeat(20_000)}x`].map((deep): Case => [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': deep },
    'gene_lists/x.yaml: nested too deep; expected lines of "key: text"',
  ]),
  [{ 'gene_lists/y.yaml': 'source: Lee\n' }, 'gene_lists/y.yaml: there is no file y that it could describe'],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'source: Lee\nsource: Kim\n' },
    'gene_lists/x.yaml, line 2: Map keys must be unique',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'source:\n  - Lee\n' },
    'gene_lists/x.yaml, line 1: the value of source is not a text',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'source: Lee\nlicense:\n' },
    'gene_lists/x.yaml, line 2: the value of license is not a text of one line',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'just words\n' },
    'gene_lists/x.yaml, line 1: expected lines of "key: text"',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'source: Lee\n---\nsource: Kim\n' },
    'gene_lists/x.yaml, line 2: a second YAML document; expected one',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': '\ndoi: doi.org/x\n' },
    'gene_lists/x.yaml, line 2: "doi.org/x" is not a DOI; expected a text like 10.1016/j.cell.2016.04.038',
  ],
  [
    { 'target_networks/n.txt': 'A1 A2\n', 'target_networks/n.yaml': 'pmid: PMC12\n' },
    'target_networks/n.yaml, line 1: "PMC12" is not a PubMed id; expected 4 to 9 digits',
  ],
  [
    { 'target_networks/n.txt': 'A1 A2\n', 'target_networks/n.yaml': 'url: javascript:alert(1)\n' },
    'target_networks/n.yaml, line 1: "javascript:alert(1)" is not a web address; expected https://...',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'source: Lee\ncommit: 45d7a1b\n' },
    'gene_lists/x.yaml, line 2: "45d7a1b" is not a commit; expected 40 digits of 0-9 and a-f',
  ],
  [
    { 'gene_lists/x.txt': 'A1\n', 'gene_lists/x.yaml': 'sha256: sha256-abc\n' },
    'gene_lists/x.yaml, line 1: "sha256-abc" is not a SHA-256; expected 64 digits of 0-9 and a-f',
  ],
  [
    {
      'additional_edges/a.csv': 'source,target,edge\nA1,A2,x\n',
      'additional_edges/a.yaml': 'source: Lee\n',
      'additional_edges/b.csv': 'source,target,edge\nA1,A3,x\n',
      'additional_edges/b.yml': 'source: Kim\n',
    },
    'additional_edges/b.yml: additional_edges/a.yaml says something else about the edge type "x"',
  ],
  [
    {
      'additional_edges/a.csv': 'source,target,edge\nA1,A2,x\n',
      'additional_edges/a.undirected.yaml': 'source: Lee\n',
      'additional_edges/a.yaml': 'source: Lee\n',
    },
    'additional_edges/a.yaml: additional_edges/a.undirected.yaml describes the same file',
  ],
  [{ 'dataset.json': '{' }, 'dataset.json: not JSON'],
  [{ 'dataset.json': '{"label": 3}' }, 'dataset.json: the label is not one line of text'],
];

/** Every way in which a folder can be malformed. `FOLDER` in a sentence stands for its path. */
export const malformedCases = [...annotation, ...analyses, ...metadata, ...others, ...malformedKnowledge].map(
  ([spoilt, sentence]) => {
    return { spoilt, sentence };
  },
);
