/** One call of an attack, from the address whose turn it is. */
export interface Sender {
  readonly url: string;
  readonly address: string;
  /** Id of a result on the whole data set. */
  readonly id: string;
  /** Number of the call, for texts that no cache has. */
  readonly n: number;
  /** Ends the call when the attack is over. */
  readonly signal?: AbortSignal;
}

/** A way to take a server from others: one idea, called again and again. */
export interface Attack {
  /** What it tries to hold, grow, change or see. */
  readonly kind: string;
  readonly name: string;
  /** Calls at the same time from one address. */
  readonly width: number;
  /** Whether the server has to refuse all of its calls. One of the others proves nothing unless some are answered. */
  readonly isRefused?: true;
  /** Makes a call and returns its status; 0 if it was cut off. */
  send(sender: Sender): Promise<number>;
}
