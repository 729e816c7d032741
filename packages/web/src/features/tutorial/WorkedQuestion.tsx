import type { ExampleInfo, Examples } from '@trellis/contract';
import type { ReactNode } from 'react';
import { exampleNamed, useExamples } from '../../api/examples.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface Props {
  /** The example that answers the question. */
  readonly example: ExampleInfo['name'];
  /** The sentence for a data set without the example. */
  readonly lacking: ReactNode;
  readonly children: (example: ExampleInfo, examples: Examples) => ReactNode;
}

/** A question worked from beginning to end with an example of the data set. */
export function WorkedQuestion({ example: name, lacking, children }: Props) {
  const query = useExamples();
  return (
    <Loaded query={query} loading={<Skeleton height={600} label="Loading the example" />}>
      {(examples) => {
        const example = exampleNamed(examples, name);
        return example ? children(example, examples) : lacking;
      }}
    </Loaded>
  );
}
