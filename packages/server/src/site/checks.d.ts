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
  export const checks: Readonly<Record<string, Check | undefined>>;
}
