/** What databases and programs put before an id: its database, the species (`ath:`, `sce:`) or the taxon. */
const prefix =
  /^(?:(?:gene|transcript|mrna|rna|cds|protein|exon|locus|locus_tag|gene_id|transcript_id|id|parent|name|geneid|tair|araport|agi|araprot|ensembl|ensemblgenomes|phytozome|uniprot|up|string|ncbigene)\s*[:=]\s*|(?:gene|rna|cds|exon|mrna|transcript|protein|id)-|[a-z]{3,15}[:|](?=\S*\d{3})|\d{4,6}\.)/i;

/** What databases and programs put after an id: versions of the annotation, proteins, transcripts, features. */
const suffix =
  /(?:[.;,]+|[._-](?:tair\d*|araport\d*(?:\.\d+)?|msu\d*(?:\.\d+)?|msuv?\d+|agpv\d(?:\.\d+)?|ensembl(?:plants)?\d*|v\d+(?:\.\d+)*|refgen_v\d)|[-._](?:protein|pep|p|cds|exon\d*|utr\d*|mrna|transcript)|\.\d{1,3}|-\d{2}|_[tp]\d{1,4}|\.t\d{1,3}|\.p\d{0,2}|_fgp?\d+)$/i;

/** What `trim` takes for a blank. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const signs = `"'\`´‘’‚“”„«»‹›*•·‣▪●◦${blanks}`;
const open = new Set([...signs, '#', '(', '[', '{', '<', '–', '—', '-', '>', '=', ',', ';']);
const close = new Set([...signs, ')', ']', '}', '>', ',', ';', ':', '.', '!', '?']);

/** A name without the quotes, brackets, bullets and blanks around it. */
export function withoutSigns(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && open.has(name[from])) from++;
  while (to > from && close.has(name[to - 1])) to--;
  return name.slice(from, to);
}

/** The names that a decorated id can mean, nearest first: without prefixes, then with fewer and fewer of its suffixes. */
export function* undecorated(name: string): Generator<string> {
  let core = name;
  for (let next = core.replace(prefix, ''); next !== core && next !== ''; next = core.replace(prefix, '')) {
    core = next;
    yield core;
  }
  for (let next = core.replace(suffix, ''); next !== core && next !== ''; next = core.replace(suffix, '')) {
    core = next;
    yield core;
  }
}

/** Whether a name has the form of an id and not of a symbol: letters, and at least four digits. */
export function isIdLike(name: string): boolean {
  let [digits, letters] = [0, 0];
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
    else if ((code | 32) >= 97 && (code | 32) <= 122) letters++;
  }
  return digits >= 4 && letters > 0;
}
