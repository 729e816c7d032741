/** The import folder that is being made. */
export interface Output {
  /** Writes a file; `path` is relative, with slashes. */
  write(path: string, content: string | Uint8Array): Promise<void>;
}
