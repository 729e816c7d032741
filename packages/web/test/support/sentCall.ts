/** A call that a page makes. */
export interface SentCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | undefined;
  readonly signal: AbortSignal | undefined;
}
