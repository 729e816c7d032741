import { defaultNamedQueries, type NamedQueries } from '@trellis/core';

/** A database to which gene ids link. */
export interface GeneLink {
  /** Regular expression, without case, that ids of this database match. */
  readonly pattern: string;
  readonly name: string;
  /** Address with `{id}` for the gene id. */
  readonly url: string;
}

/** Properties of an edition of the site that are not part of its data set. */
export interface Edition {
  readonly name: string;
  readonly namedQueries: NamedQueries;
  /** TF that examples prefer, if its binding and regulation agree in the data set; see `chooseExampleTfs`. */
  readonly defaultTf: string;
  /** Ids of further TFs that examples prefer. */
  readonly examples: readonly string[];
}

/** Databases for gene ids, by the form of the id. All editions share them, since the forms do not overlap. */
export const geneLinks: readonly GeneLink[] = [
  { pattern: '^AT[1-5CM]G\\d{5}$', name: 'TAIR', url: 'https://www.arabidopsis.org/locus?name={id}' },
  {
    pattern: '^Zm\\d{5}[a-z]+\\d{6}$|^GRMZM\\w+$',
    name: 'MaizeGDB',
    url: 'https://www.maizegdb.org/gene_center/gene/{id}',
  },
  { pattern: '^LOC_Os\\d{2}g\\d{5}$', name: 'RGAP', url: 'https://rice.uga.edu/cgi-bin/ORF_infopage.cgi?orf={id}' },
  { pattern: '^Os\\d{2}g\\d{7}$', name: 'RAP-DB', url: 'https://rapdb.dna.affrc.go.jp/locus/?name={id}' },
];

const edition = (name: string, defaultTf: string, examples: readonly string[]): Edition => ({
  name,
  namedQueries: defaultNamedQueries,
  defaultTf,
  examples,
});

/** Edition of hosts without the name of an edition. */
const developmentEdition = 'development';

const known: readonly Edition[] = [
  edition('arabidopsis', 'AT4G24020', ['AT4G24020', 'AT5G65210']),
  edition('maize', 'Zm00001d020430', ['Zm00001d020430', 'Zm00001d026147']),
  edition('rice', '', ['LOC_Os01g64020']),
  edition(developmentEdition, 'AT4G24020', []),
];

/** Names of the editions that have hosts of their own. */
export const editionNames: readonly string[] = known.map(({ name }) => name);

/** Returns the edition with this name; an unknown one has no example TFs. */
export const editionOf = (name: string): Edition => known.find((each) => each.name === name) ?? edition(name, '', []);

/** Returns the name of the edition of a host: its first label, if that is a known edition. */
export function editionOfHost(host: string): string {
  const [label] = host.toLowerCase().split(/[.:]/);
  return known.some((each) => each.name === label) ? label : developmentEdition;
}

/** Ids of the TFs that examples of an edition prefer, best first. */
export const preferredTfs = ({ defaultTf, examples }: Edition): string[] => [
  ...new Set([defaultTf, ...examples].filter((id) => id !== '')),
];
