import { ServerResponse } from 'node:http';
import { Readable, type ReadableOptions } from 'node:stream';

interface ChunkStreamOptions extends ReadableOptions {
  /** Is called with each chunk that a response has sent: its bytes are no longer read. */
  readonly onSent: (chunk: Uint8Array<ArrayBuffer>) => void;
}

/** A stream that says when a chunk was sent, so that its memory can be used again. Only a response knows that. */
export class ChunkStream extends Readable {
  /** Is called with each chunk that is piped, before it is sent: its bytes are to be read during the call. */
  onPiped: ((chunk: Uint8Array) => void) | undefined;
  private readonly onSent: ChunkStreamOptions['onSent'];

  constructor({ onSent, ...options }: ChunkStreamOptions) {
    super(options);
    this.onSent = onSent;
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T, options: { end?: boolean } = {}): T {
    if (this.onPiped) this.on('data', this.onPiped);
    if (!(destination instanceof ServerResponse)) return super.pipe(destination, options);
    this.sendTo(destination, options.end ?? true);
    return destination;
  }

  /** Does what `pipe` does. Reading the stream in another way would join the chunks that wait. */
  private sendTo(response: ServerResponse, isLast: boolean): void {
    response.on('drain', () => this.resume());
    this.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      const isReady = response.write(chunk, (error) => {
        if (!error) this.onSent(chunk);
      });
      if (!isReady) this.pause();
    });
    if (isLast) this.on('end', () => response.end());
  }
}
