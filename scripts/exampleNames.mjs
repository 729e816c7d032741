/** The names of the demo data that guides and the documentation of the clients use in examples, and a key for each. */
const names = [
  [/AT4G24020/gi, 'id'],
  [/AT5G65210/gi, 'secondId'],
  [/\bNLP7(?![A-Za-wyz0-9])/g, 'tf'],
  [/\bnlp7(?![A-Za-z0-9])/g, 'lowerTf'],
  [/(?<![A-Za-z0-9])TGA1(?![A-Za-z0-9])/g, 'secondTf'],
  [/(?<![A-Za-z0-9])tga1(?![A-Za-z0-9])/g, 'lowerSecondTf'],
  [/\bCCA1\b/g, 'thirdTf'],
  [/\bLHY\b/g, 'fourthTf'],
  [/(?<![a-z])in planta:Bound\b/g, 'boundEdge'],
  [/(?<![a-z])in\splanta\b/g, 'place'],
  [/\barabidopsis\b/g, 'edition'],
  [/\bmaize\b/g, 'otherEdition'],
  [/\brice\b/g, 'thirdEdition'],
  [/\bZm\d{5}d\d{6}/g, 'otherId'],
  [/\bin vitro:Bound:(?:amp)?DAP\b/g, 'inVitroEdge'],
  [/\b(?:amp)?DAP-?[sS]eq\b/g, 'technology'],
  [/\bNitrogen_by_Time\b/g, 'list'],
  [/\bRoot_Ranked_Network\b/g, 'network'],
  [/\bNitrogen_Core_Network\b/g, 'secondNetwork'],
];

/** Other gene ids of the demo data. */
const geneId = /(?:AT[1-9]G|(?<![A-Za-z0-9])at[1-9]g)\d{5}/g;

/**
 * Puts other names in place of those of the demo data; `nameOf` gives the one for a key. Other gene ids become `GENE1`, `GENE2`, ...
 * in their order.
 * @param {string} text
 * @param {(key: string) => string} nameOf
 * @returns {string}
 */
export function replaceExampleNames(text, nameOf) {
  const replaced = names.reduce((before, [name, key]) => before.replace(name, nameOf(key)), text);
  const ids = new Map();
  return replaced.replace(geneId, (id) => {
    const known = ids.get(id.toUpperCase()) ?? `GENE${ids.size + 1}`;
    ids.set(id.toUpperCase(), known);
    return known;
  });
}
