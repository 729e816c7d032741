import type { Client } from '@trellis/client';

/** A site that a command asks: one on the network, or the local data set, which answers in this process. */
export interface Site {
  /** Address without a slash at its end; of a local one only the paths of calls matter. */
  readonly url: string;
  /** Asks the edition of the command line. */
  readonly client: Client;
  /** Whether others see what is stored there. */
  readonly isRemote: boolean;
  close(): Promise<void>;
}
