import { ownForm } from './ownForm.ts';
import { formOf, type Asked } from './testServer.ts';

/** What a place is about: ids of a request with target lists, of one with an own analysis, and of a gene list. */
export interface Ids {
  readonly request: string;
  readonly own: string;
  readonly list: string;
}

/** A call with a word in one place. */
export interface PlacedCall {
  readonly address: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

type Place = (word: string, ids: Ids) => PlacedCall;

const path =
  (write: (word: string, ids: Ids) => string): Place =>
  (word, ids) => ({ address: write(word, ids) });

const form =
  (write: (word: string) => Asked): Place =>
  (word) => ({ method: 'POST', address: '/api/preview/', body: formOf(write(word)) });

const query = (write: (word: string) => string): Place => form((word) => ({ query: write(word) }));

const json =
  (address: (ids: Ids) => string, write: (word: string) => unknown): Place =>
  (word, ids) => ({
    method: 'POST',
    address: address(ids),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(write(word)),
  });

const batch =
  (write: (word: string) => unknown): Place =>
  (word, ids) => ({
    ...json(() => '/api/batch/', write)(word, ids),
    headers: { 'Content-Type': 'application/x-ndjson' },
  });

const tool =
  (name: string | undefined, write: (word: string) => unknown): Place =>
  (word, ids) => {
    const params = (each: string) => ({ name: name ?? each, arguments: write(each) });
    const message = (each: string) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: params(each) });
    const call = json(() => '/mcp', message)(word, ids);
    return { ...call, headers: { ...call.headers, Accept: 'application/json, text/event-stream' } };
  };

const metadata = { tf: 'GAM', experiment_type: 'Expression', edge_type: 'in planta:Regulated' };
const rows = 'gene_id,log2fc\nAT1G00040,1.5\n';

const own =
  (write: (word: string) => { filename?: string; text?: string; metadata?: Record<string, string> }): Place =>
  (word) => {
    const { filename = 'mine.csv', text = rows, metadata: more = {} } = write(word);
    const given = { filename, text, metadata: { ...metadata, label: '' } };
    return {
      method: 'POST',
      address: '/api/preview/',
      body: ownForm('own_analyses', [given], [{ ...metadata, ...more }]),
    };
  };

const file = (field: string, write: (word: string) => string, filename = 'x.txt'): Place =>
  form((word) => ({ query: 'ALF', files: { [field]: { filename, text: write(word) } } }));

const at = (word: string): string => encodeURIComponent(word);

/** Views of a request that take an option with one of some words. */
const options = [
  ...[
    'table/ID/?tf',
    'table/ID/?order',
    'table/ID/?sets',
    'table/ID/?universe',
    'table/ID/?part',
    'table/ID/?search',
  ],
  ...[
    'table/ID/?sort',
    'table/ID/?revision',
    'table/ID.csv?hidden',
    'table/ID/targets.txt?part',
    'network/ID/?edges',
  ],
  ...['network/ID/?precision', 'network/ID.sif?expand', 'network/ID/paths/?from', 'network/ID/paths/?to'],
  ...['network/ID/paths/?from=ALF&list', 'network/ID/paths/?from=ALF&through', 'network/ID/edge/?target=ALF&source'],
  ...['motif_enrichment/ID/?regions', 'motif_enrichment/ID/?test', 'motif_enrichment/ID/?correction'],
  ...['motif_enrichment/ID/heatmap.svg?fields', 'list_enrichment/ID/?correction', 'list_enrichment/ID.svg?fields'],
  ...['list_enrichment/ID/?label', 'bound_regulated/ID/?sets', 'analysis_enrichment/ID/?genes'],
  ...['analysis_enrichment/ID.csv?fields', 'analysis_enrichment/ID/genes/?b=0&a', 'functions/ID/?aspects'],
  ...[
    'functions/ID/?evidence',
    'functions/ID/?scope',
    'functions/ID/genes/?set=0&term',
    'functions/ID.csv?correction',
  ],
  ...[
    'difference/ID/?to',
    'difference/ID.csv?part',
    'aupr/ID/?precision',
    'sungear/ID/?correction',
    'export/ID.arrow?part',
  ],
  ...['everything/ID.zip?label', 'ID/?result', 'ID/?edition'],
];

/** Every place where a caller of the API can write a name. */
export const places: Readonly<Record<string, Place>> = {
  'a name of the query': query((word) => word),
  'a quoted name of the query': query((word) => `'${word}'`),
  'a TF among others': query((word) => `ALF or ${word}`),
  'a key of a filter': query((word) => `ALF[${word}=1]`),
  'a key of a negated filter': query((word) => `all_tfs[not ${word}='x']`),
  'a value of a filter': query((word) => `all_tfs[EXPERIMENT_TYPE='${word}']`),
  'a value of an edge type': query((word) => `all_tfs[additional_edge='${word}']`),
  'a number of a filter': query((word) => `all_tfs[pvalue<${word}]`),
  'a function of the query': query((word) => `${word}(ALF, or)`),
  'an argument of expand': query((word) => `expand('${word}', or)`),
  'an operator of expand': query((word) => `expand(ALF, ${word})`),
  'an additional edge': form((word) => ({ query: 'ALF', edges: [word] })),
  'a gene list': form((word) => ({ query: 'ALF', fields: { targetgenes: word } })),
  'a list of TFs': form((word) => ({ query: 'ALF', fields: { filtertfs: word } })),
  'a background': form((word) => ({ query: 'ALF', fields: { backgroundgenes: word } })),
  'a target network': form((word) => ({ query: 'ALF', fields: { targetnetworks: word } })),
  'headers of a network': form((word) => ({ query: 'ALF', fields: { networkHeaders: word } })),
  'a field of a plain form': (word) => ({
    method: 'POST',
    address: '/api/preview/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `query=ALF&${word}=1&${word}[${word}]=2`,
  }),
  'a gene of a file': file('targetgenes', (word) => `${word}\nAT1G00040\n`),
  'a list of a file': file('targetgenes', (word) => `>${word}\nAT1G00040\n`),
  'a heading of a list file': file('targetgenes', (word) => `${word},list\nAT1G00040,a\n`),
  'a TF of a file': file('filtertfs', (word) => `${word}\nALF\n`),
  'a network file': file('targetnetworks', (word) => `ALF\t${word}\tAT1G00040\n${word}\t${word}\t${word}\n`),
  'a heading of a network file': file('targetnetworks', (word) => `source\t${word}\ttarget\nALF\tx\tAT1G00040\n`),
  'the name of a file': form((word) => ({
    query: 'ALF',
    files: { targetgenes: { filename: word, text: 'AT1G00040\n' } },
  })),
  'the name of an own analysis': own((word) => ({ filename: word })),
  'a heading of an own analysis': own((word) => ({ text: `gene_id,${word}\nAT1G00040,1\n` })),
  'the first heading of an own analysis': own((word) => ({ text: `${word},log2fc\nAT1G00040,1\n` })),
  'a gene of an own analysis': own((word) => ({ text: `gene_id\n${word}\nAT1G00040\n` })),
  'a number of an own analysis': own((word) => ({ text: `gene_id,log2fc\nAT1G00040,${word}\n` })),
  'a key of own metadata': own((word) => ({ metadata: { [word]: 'x' } })),
  'a value of own metadata': own((word) => ({ metadata: { tissue: word } })),
  'the TF of an own analysis': own((word) => ({ metadata: { tf: word } })),
  'the type of an own analysis': own((word) => ({ metadata: { experiment_type: word } })),
  'the edge type of an own analysis': own((word) => ({ metadata: { edge_type: word } })),
  'the request with own analyses': form((word) => ({ query: 'own_analyses', fields: { ownanalyses_from: word } })),
  'a key': path((word) => `/api/key/${at(word)}/`),
  'the TF of a key': path((word) => `/api/key/EDGE_TYPE/?tf=${at(word)}`),
  'the TF of all keys': path((word) => `/api/key/?tf=${at(word)}`),
  'a list to download': path((word) => `/api/list_download/${at(word)}/`),
  'a gene': path((word) => `/api/gene/${at(word)}/`),
  'a stored list': path((word) => `/api/gene-lists/${at(word)}/`),
  'the functions of a stored list': path((word) => `/api/gene-lists/${at(word)}/functions/`),
  'the aspects of functions': path((word, { list }) => `/api/gene-lists/${list}/functions/?aspects=${at(word)}`),
  'the slim of functions': path((word, { list }) => `/api/gene-lists/${list}/functions/?slim=${at(word)}`),
  'the analyses of a library': path((word, { list }) => `/api/gene-lists/${list}/regulators/?library=${at(word)}`),
  'the analyses of targets': path((word, { list }) => `/api/gene-lists/${list}/targets/?analyses=${at(word)}`),
  'the edition of orthologs': path((word, { list }) => `/api/gene-lists/${list}/orthologs/?to=${at(word)}`),
  'an example': path((word) => `/api/examples/${at(word)}/summary/`),
  'a picture': path((word) => `/api/examples/targets/${at(word)}/`),
  'a request': path((word) => `/api/${at(word)}/`),
  'the inputs of a request': path((word) => `/api/inputs/${at(word)}/`),
  'the summary of a request': path((word) => `/api/summary/${at(word)}/`),
  'the number of an own file': path((word, ids) => `/api/own/${ids.own}/${at(word)}/`),
  'a precision': path((word, { request }) => `/api/aupr/${request}/pruned/${at(word)}/`),
  'an edition': path((word) => `/api/site/?edition=${at(word)}`),
  'the edition of a search': path((word) => `/api/search/?q=ALF&edition=${at(word)}`),
  'the host': (word) => ({ address: '/api/site/', headers: { Host: `${word}.localhost` } }),
  'a parameter': path((word) => `/api/site/?${word}=1&${word}[${word}]=1`),
  'a header': (word) => ({ address: '/api/site/', headers: { [word]: '1' } }),
  'a cookie': (word) => ({ address: '/api/site/', headers: { Cookie: `${word}=1` } }),
  'a preference': (word) => ({ address: '/api/key/nothing/', headers: { Prefer: word } }),
  'a search': path((word) => `/api/search/?q=${at(word)}`),
  'the search of the overview': path((word) => `/api/overview/?search=${at(word)}`),
  'a key of the overview': path((word) => `/api/overview/?search=${at(`${word} = x`)}`),
  'a call': path((word) => `/api/${at(word)}/x/`),
  'a page': path((word) => `/${at(word)}`),
  'the page of a gene': path((word) => `/gene/${at(word)}`),
  'a figure to embed': path((word, { request }) => `/embed/${request}/${at(word)}`),
  'a picture to embed': path((word, { request }) => `/embed/${request}/${at(word)}.svg`),
  'the request of a figure': path((word) => `/embed/${at(word)}/summary`),
  'an address of oEmbed': path((word, { request }) => `/oembed?url=http://localhost/embed/${request}/${at(word)}`),
  'a gene of a JSON list': json(
    () => '/api/genes/',
    (word) => ({ names: [word] }),
  ),
  'a name of a query': json(
    () => '/api/names/',
    (word) => ({ names: [word] }),
  ),
  'a gene of new lists': json(
    () => '/api/gene-lists/',
    (word) => ({ genes: [word] }),
  ),
  'a predefined list of functions': json(
    () => '/api/functions/',
    (word) => ({ list: word }),
  ),
  'a part of a predefined list': json(
    () => '/api/regulators/',
    (word) => ({ list: 'Examples', part: word }),
  ),
  'a background of regulators': json(
    () => '/api/regulators/',
    (word) => ({ list: 'Examples', background: [word] }),
  ),
  'a library of regulators': json(
    () => '/api/regulators/',
    (word) => ({ list: 'Examples', library: word }),
  ),
  'an option of functions': json(
    () => '/api/functions/',
    (word) => ({ list: 'Examples', min: 1, correction: word }),
  ),
  'the other edition': json(
    () => '/api/orthologs/query/',
    (word) => ({ query: 'ALF', to: word }),
  ),
  'the edition of a query': json(
    () => '/api/orthologs/query/',
    (word) => ({ query: 'ALF', to: 'maize', from: word }),
  ),
  'a gene of a diagram': json(
    ({ request }) => `/api/sungear/${request}/`,
    (word) => ({ genes: [word] }),
  ),
  'a chosen motif': json(
    ({ request }) => `/api/motif_enrichment/additional/${request}/`,
    (word) => ({ regions: ['500bp_promoter'], motifs: [[word]] }),
  ),
  'a chosen region': json(
    ({ request }) => `/api/motif_enrichment/additional/${request}/`,
    (word) => ({ regions: [word], motifs: [] }),
  ),
  'the TF of a renamed analysis': json(
    ({ request }) => `/api/ids/${request}/`,
    (word) => [[[[word, '', ''], 1], { name: 'x', show: true }]],
  ),
  'a query of a batch': batch((word) => ({ query: word })),
  'a list of a batch': batch((word) => ({ query: 'ALF', targetgenes: word })),
  'a gene of a batch': batch((word) => ({ gene: word })),
  'an edition of a batch': batch((word) => ({ query: 'ALF', edition: word })),
  'an id of a batch': batch((word) => ({ id: word, query: 'nothing' })),
  'a list of regulators of a batch': batch((word) => ({ regulators: { list: word } })),
  'a tool': tool(undefined, () => ({})),
  'a query of a tool': tool('query', (word) => ({ query: word })),
  'a list of a tool': tool('query', (word) => ({ query: 'ALF', targetgenes: word })),
  'a gene of a tool': tool('gene', (word) => ({ gene: word })),
  'a search of a tool': tool('search', (word) => ({ q: word })),
  'genes of a tool': tool('regulators', (word) => ({ genes: [word] })),
  'a method of a message': json(
    () => '/mcp',
    (word) => ({ jsonrpc: '2.0', id: 1, method: word }),
  ),
  ...Object.fromEntries(
    options.map((option) => [
      `the option ${option}`,
      path((word, { request }) => `/api/${option.replace('ID', request)}=${at(word)}`),
    ]),
  ),
};

/**
 * Places where some inherited names are refused outright: keys, where parsers refuse what cannot be a key of a plain object,
 * and names that have to fit a pattern.
 */
export const strictPlaces: Readonly<Record<string, Place>> = {
  'a field of a form': form((word) => ({ query: 'ALF', fields: { [word]: '1' } })),
  'a file of a form': (word, ids) => file(word, () => 'x')(word, ids),
  'a key of JSON': json(
    () => '/api/genes/',
    (word) => ({ names: ['ALF'], [word]: 1 }),
  ),
  'a key of a batch': batch((word) => ({ query: 'ALF', [word]: 1 })),
  'a view of a batch': batch((word) => ({ query: 'ALF', views: { [word]: {} } })),
  'an option of a view of a batch': batch((word) => ({ query: 'ALF', views: { summary: { [word]: '1' } } })),
  'an argument of a tool': tool('query', (word) => ({ query: 'ALF', [word]: 1 })),
  'an edition of a tool': tool('overview', (word) => ({ edition: word })),
  'the format of oEmbed': path((word, { request }) => `/oembed?url=http://localhost/embed/${request}/summary&format=${at(word)}`), // oxfmt-ignore
  'the metadata of an own analysis': (word) => ({
    method: 'POST',
    address: '/api/preview/',
    body: ownForm('ALF', [], [{ [word]: { x: 1 } }]),
  }),
};
