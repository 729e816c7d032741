/**
 * Tag of a name in a query: a UUID (version 8, RFC 9562) computed from the request id and the number of the name, so every
 * process gives the same one. Not for secrets.
 */
export function tagOf(requestId: string, mention: number): string {
  const words = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((seed) => mix(`${requestId}/${mention}`, seed));
  words[1] = (words[1] & 0xffff0fff) | 0x8000;
  words[2] = (words[2] & 0x3fffffff) | 0x80000000;
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** FNV-1a with a seed, then MurmurHash3's finalizer, which spreads every input bit over the word. */
function mix(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
