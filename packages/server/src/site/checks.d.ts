/** The schemas of the contract as programs, which the build makes (`scripts/bundleSite.mjs`). */
declare module 'trellis:checks' {
  interface Fault {
    readonly instancePath: string;
    readonly message?: string;
    readonly params: Readonly<Record<string, unknown>>;
  }
  interface Check {
    (value: unknown): unknown;
    errors?: readonly Fault[] | null;
  }
  /** By method, path and part of the call. */
  interface Checks {
    readonly checks: Readonly<Record<string, Check | undefined>>;
  }
  /** By method and path. */
  export const checks: Readonly<Record<string, (() => Promise<Checks>) | undefined>>;
}
