/** One call of the API or of a page. The body is sent as it is, with the headers that are given. */
export interface CallPlay {
  readonly kind: 'call';
  /** Method and path of the description, or a name for what it does not describe. */
  readonly route: string;
  readonly method: string;
  /** Path with query string. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly ending: CallEnding;
}

/** How the caller behaves: `slow` sends the body in small pieces, the last two leave in the middle. */
export type CallEnding = 'read' | 'slow' | 'leave-upload' | 'leave-download';

/** Bytes on a connection of their own, which need not be HTTP. */
export interface RawPlay {
  readonly kind: 'raw';
  readonly route: string;
  readonly chunks: readonly string[];
  /** `close` ends the connection politely, `reset` destroys it, `hold` keeps it open until the end of the run. */
  readonly ending: 'close' | 'reset' | 'hold';
}

/** An import of a folder in which one file is broken. */
export interface ImportPlay {
  readonly kind: 'import';
  readonly route: string;
  /** Path in the folder. */
  readonly file: string;
  readonly content: Buffer;
  /** Whether the file is imported by itself. */
  readonly isAlone: boolean;
}

export type Play = CallPlay | RawPlay | ImportPlay;
