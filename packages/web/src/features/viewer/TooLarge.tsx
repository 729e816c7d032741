import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countOf } from '../../ui/numbers.ts';
import { maxCanvasEdges } from './drawing/drawing.ts';
import { canvasTimeText } from './drawing/engine.ts';
import styles from './drawing/GraphCanvas.module.css';

interface Props {
  readonly edges: number;
  readonly onDraw: () => void;
}

/** Replaces the drawing of a large network in a browser without WebGL. */
export function TooLarge({ edges, onDraw }: Props) {
  return (
    <div className={styles.tooLarge}>
      <EmptyState title="This browser does not support WebGL">
        <p>
          Without WebGL, drawing {countOf(edges, 'edge')} takes about {canvasTimeText(edges)}, and the page does not
          respond during that time. The tables below and all downloads work. Networks of up to{' '}
          {maxCanvasEdges.toLocaleString('en')} edges are drawn at once: limit the query to a gene list.
        </p>
        <p>
          <Button variant="default" onClick={onDraw}>
            Draw anyway
          </Button>
        </p>
      </EmptyState>
    </div>
  );
}
