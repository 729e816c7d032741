/** How databases write gene ids, and what such ids are called: to say of which scheme ids are that an edition does not have. */
const schemes: readonly (readonly [form: RegExp, name: string])[] = [
  [/^at[1-5mc]g\d{5}/i, 'AGI ids (TAIR, Araport)'],
  [/^loc_os\d{2}g\d{5}/i, 'MSU ids (LOC_Os)'],
  [/^os\d{2}[gt]\d{7}/i, 'RAP-DB ids'],
  [/^zm00001d\d{6}/i, 'B73 ids of version 4'],
  [/^zm00001eb?\d{6}/i, 'B73 ids of version 5'],
  [/^grmzm\dg\d{6}/i, 'B73 ids of version 3'],
  [/^solyc\d{2}g\d{6}/i, 'tomato ids'],
  [/^glyma[.\d]/i, 'soybean ids'],
  [/^traes/i, 'wheat ids'],
  [/^hvu|^horvu/i, 'barley ids'],
  [/^sobic\./i, 'sorghum ids'],
  [/^medtr|^mtrun/i, 'Medicago ids'],
  [/^bra\d|^bnag?a/i, 'Brassica ids'],
  [/^ens[a-z]*g\d{6}/i, 'Ensembl ids of animals'],
  [/^potri\./i, 'poplar ids'],
  [/^vit_/i, 'grape ids'],
  [/_at$/i, 'Affymetrix probes'],
];

/** The scheme of an id; undefined for other names. */
export const schemeOf = (name: string): string | undefined => schemes.find(([form]) => form.test(name))?.[1];

/** Another way to write the id of a gene. */
interface Spelling {
  readonly form: RegExp;
  /** The id that the database has, with the groups of the form. */
  readonly id: string;
  readonly mark: 'isTranscript' | 'isDecorated';
}

/** `Os01t0100100-01` is a transcript of `Os01g0100100` (RAP-DB), `Os01g01010.1` is `LOC_Os01g01010` (MSU). */
export const spellings: readonly Spelling[] = [
  { form: /^(Os\d{2})t(\d{7})(?:-\d{2})?$/i, id: '$1g$2', mark: 'isTranscript' },
  { form: /^(Os\d{2}g\d{5})(?:\..*)?$/is, id: 'LOC_$1', mark: 'isDecorated' },
];
