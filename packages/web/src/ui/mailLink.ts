/** The address of a link that writes to a mail address; nothing in it is read as a subject or as another receiver. */
export const mailLink = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
