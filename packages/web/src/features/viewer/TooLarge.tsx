import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countOf } from '../../ui/numbers.ts';
import { maxCanvasEdges } from './drawing/drawing.ts';
import styles from './drawing/GraphCanvas.module.css';

interface Props {
  readonly edges: number;
  readonly onDraw: () => void;
}

/** Stands for the drawing of a large network in a browser without WebGL. */
export function TooLarge({ edges, onDraw }: Props) {
  return (
    <div className={styles.tooLarge}>
      <EmptyState title="This browser does not offer WebGL">
        <p>
          Without it {countOf(edges, 'edge')} take about {minutes(edges)}, in which the page does not answer. The
          tables below and all downloads work at once; so does the drawing of up to{' '}
          {maxCanvasEdges.toLocaleString('en')} edges: restrict the query to a gene list.
        </p>
        <p>
          <Button variant="default" onClick={onDraw}>
            Draw it all the same
          </Button>
        </p>
      </EmptyState>
    </div>
  );
}

/** A hundred thousand edges take a minute on a canvas. */
function minutes(edges: number): string {
  const count = Math.ceil(edges / 100_000);
  return count === 1 ? 'a minute' : `${count} minutes`;
}
