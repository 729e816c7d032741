/** Bytes that are turned into letters at once: more are too many arguments of a call. */
const chunk = 0x8000;

/** Bytes in the letters of addresses: base64url without padding (RFC 4648, section 5), the same in every host. */
export function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += chunk) letters += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that `lettersOf` was given. Throws an error for other letters. */
export function bytesOfLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
