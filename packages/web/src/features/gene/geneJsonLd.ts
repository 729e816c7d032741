import { shownSymbol } from '@trellis/core/formats';
import type { GeneRecord } from '@trellis/core/gene';

/** The profile of Bioschemas that the description of a gene conforms to. */
const profile = 'https://bioschemas.org/profiles/Gene/1.0-RELEASE';

/** One sentence about a gene: for search engines, and for the description of the page. */
export function geneSentence({ id, symbol, fullName, regulators, tf }: GeneRecord): string {
  const name = shownSymbol(symbol) ? `${symbol} (${id})` : id;
  const described = fullName ? `${name}, ${fullName.replace(/\.$/, '')}` : name;
  const count = regulators.length;
  const regulated = `${count} ${count === 1 ? 'TF binds or regulates' : 'TFs bind or regulate'} it`;
  const targets = tf ? `, and it has ${tf.targets} targets in ${tf.analyses.length} analyses` : '';
  return `${described}: ${regulated}${targets}.`;
}

/** The description of a gene for search engines, as JSON-LD that is safe inside an element of HTML. */
export function geneJsonLd(record: GeneRecord): string {
  const { id, symbol, aliases } = record;
  const alternateName = [...new Set([id, ...aliases])].filter((name) => name !== symbol);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Gene',
    'http://purl.org/dc/terms/conformsTo': { '@id': profile, '@type': 'CreativeWork' },
    identifier: id,
    name: shownSymbol(symbol) || id,
    alternateName,
    description: geneSentence(record),
    url: `/gene/${encodeURIComponent(id)}`,
  }).replaceAll('<', '\\u003c');
}
