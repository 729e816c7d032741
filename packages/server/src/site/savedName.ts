/** How an address of a call says under which name its answer is saved: at its end, for the service worker alone. */
const saved = /[?&]save-as=([^&#]*)$/;

/** Endings of the files that calls answer with: a link from elsewhere cannot have an answer saved as a program. */
const endings = /\.(?:csv|tsv|txt|json|jsonl|svg|png|pdf|xlsx|arrow|sif|graphml|cyjs|cx2|gmt|ris|bib|zip)$/;

/** The address of a call whose answer is saved under a name, unless it says another one itself. */
export const savingAddress = (address: string, name: string): string => {
  const plain = address.replace(saved, '');
  return `${plain}${plain.includes('?') ? '&' : '?'}save-as=${encodeURIComponent(name)}`;
};

/** The address of the call itself, and the header that has its answer saved; none where the address names no such file. */
export function withoutSavedName(address: string): {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const name = saved.exec(address)?.[1];
  if (name === undefined) return { address, headers: {} };
  return {
    address: address.replace(saved, ''),
    headers: endings.test(name) ? { 'content-disposition': `attachment; filename*=UTF-8''${name}` } : {},
  };
}
