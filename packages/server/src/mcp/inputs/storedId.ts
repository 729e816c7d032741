/** The id of a stored list or result in a text: the id itself, or an address with it in its path or query. */
export function storedId(text: string): string | undefined {
  if (!/^(?:https?:\/\/|\/)/.test(text)) return pattern.exec(text)?.[0] === text ? text : undefined;
  return pattern.exec(text)?.[0];
}

const pattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
