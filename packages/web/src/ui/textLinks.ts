import { doiForm, withoutTail } from '@trellis/core/formats';

/** A piece of a text; with an address it is a link. */
export interface TextPart {
  readonly text: string;
  readonly url?: string;
}

const geo = 'https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=';
const ncbi = 'https://www.ncbi.nlm.nih.gov';

/** Forms of identifiers and the page of each; where several match, the first one decides. */
const links: readonly (readonly [form: RegExp, url: (id: string) => string])[] = [
  [/https?:\/\/[^\s"<>]+/, (url) => url],
  [doiForm, (doi) => `https://doi.org/${encodeURI(doi)}`],
  [/G(?:SE|SM|PL|DS)\d+/, (id) => geo + id],
  [/[SED]R[APRSXZ]\d{5,}/, (id) => `${ncbi}/sra/?term=${id}`],
  [/PRJ(?:NA|EB|DB)\d+/, (id) => `${ncbi}/bioproject/${id}`],
  [/E-[A-Z]{4}-\d+/, (id) => `https://www.ebi.ac.uk/biostudies/arrayexpress/studies/${id}`],
  [/PMC\d{4,}/, (id) => `https://pmc.ncbi.nlm.nih.gov/articles/${id}/`],
  [/PMID:? ?\d{4,9}/, (id) => `https://pubmed.ncbi.nlm.nih.gov/${id.replace(/\D/g, '')}/`],
];
const anyLink = new RegExp(`(?<![A-Za-z0-9])(?:${links.map(([form]) => `(${form.source})`).join('|')})`, 'g');

/**
 * Splits a text at DOIs, addresses and accessions (GEO, SRA, BioProject, ArrayExpress, PMID, PMC), which become links. In a
 * field called PMID or PubMed a number alone is a PMID.
 */
export function textLinks(text: string, field = ''): TextPart[] {
  if (/^(?:pmid|pubmed)/i.test(field) && /^\d{4,9}$/.test(text.trim())) {
    return [{ text, url: `https://pubmed.ncbi.nlm.nih.gov/${text.trim()}/` }];
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(anyLink)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    const id = withoutTail(match[0]);
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: id, url: links[kind][1](id) });
    from = match.index + id.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
