/** What the server answers: the JSON text at the address, if it has one. */
interface Answer {
  readonly number: number;
  readonly text: string | undefined;
}

/** Reads JSON from addresses of the API through a port to the thread that has it. */
export function readThrough(port: MessagePort): (address: string) => Promise<unknown> {
  const waiting: ((text: string | undefined) => void)[] = [];
  port.onmessage = ({ data }: MessageEvent<Answer>) => waiting[data.number](data.text);
  return async (address) => {
    const text = await new Promise<string | undefined>((answered) => {
      port.postMessage({ number: waiting.push(answered) - 1, address });
    });
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
}
