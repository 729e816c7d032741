/** A command line of a guide page, and what it answers. */
export interface Example {
  readonly words: readonly string[];
  readonly answer: string;
}

/** Commands (`$ trellis ...`) and their answers in the console blocks of a page. */
export function examplesIn(page: string): Example[] {
  const blocks = [...page.matchAll(/^```console\n(.*?)^```$/gms)].map(([, block]) => block);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ trellis /m)
      .slice(1)
      .map((example) => {
        const [command, ...answer] = example.trimEnd().split('\n');
        return { words: command.split(' '), answer: answer.join('\n') };
      }),
  );
}
