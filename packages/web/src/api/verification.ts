declare global {
  interface Window {
    /** Set by a site that verifies that a person sends a form (docs/guide/configuration.md). */
    trellisVerify?: (action: string) => Promise<string>;
  }
}

/** Token of the site's human verification for an action; '' without verification or when it fails: the form is sent anyway. */
export async function verify(action: string): Promise<string> {
  try {
    return (await window.trellisVerify?.(action)) ?? '';
  } catch {
    return '';
  }
}
