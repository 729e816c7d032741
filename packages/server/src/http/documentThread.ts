import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Time in ms after which the thread ends if no document is asked for. */
const idleMs = 60_000;

const heap = { maxOldGenerationSizeMb: 256 };

/** What a document is drawn from. */
interface DocumentSource {
  /** index.html as the build writes it. */
  readonly template: string;
  /** The list of the pages' files. */
  readonly manifest: unknown;
  readonly path: string;
  readonly edition: string;
}

/** Reads the JSON text at an address of the API; undefined when there is none, or too much for the first view of a page. */
type ReadAnswer = (address: string) => Promise<string | undefined>;

/** A question of the thread (packages/web/src/app/prerender.tsx). */
interface Question {
  readonly number: number;
  readonly address: string;
}

/** The thread that draws documents: drawing the page of a gene takes so long that all other callers would feel it. */
export interface DocumentThread {
  draw(source: DocumentSource, read: ReadAnswer): Promise<string>;
  guideNames(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `build`: address of the pages' build for the server. The thread starts when it is needed. */
export function openDocumentThread(build: string): DocumentThread {
  const pool = new Piscina({
    filename: build,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: heap,
    atomics: 'disabled',
  });
  return {
    async draw(source, read) {
      const { port1, port2 } = new MessageChannel();
      answerQuestions(port1, read);
      try {
        return (await pool.run(
          { ...source, port: port2 },
          { name: 'drawDocument', transferList: [port2] },
        )) as string;
      } finally {
        port1.close();
      }
    },
    guideNames: () => pool.run(undefined, { name: 'namesOfGuides' }) as Promise<string[]>,
    close: () => pool.destroy(),
  };
}

function answerQuestions(port: MessagePort, read: ReadAnswer): void {
  port.on('message', ({ number, address }: Question) => {
    void read(address)
      .catch(() => undefined)
      .then((text) => port.postMessage({ number, text }));
  });
}
