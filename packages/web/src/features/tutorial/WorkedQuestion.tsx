import type { ExampleInfo, Examples } from '@trellis/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { exampleNamed, useExamples } from '../../api/examples.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './Tutorial.module.css';

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

/** One step of a worked question. */
export interface Step {
  readonly title: string;
  readonly body: ReactNode;
  /** Address of the page where the step is done, and the words of its link. */
  readonly to: string;
  readonly link: string;
}

/** The steps of a worked question, in order; each opens in the site. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, body, to, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          {body}
          <p>
            <Link to={to}>{link}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}
