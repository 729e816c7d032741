import { Button } from '../../ui/Button.tsx';
import type { ForceRun } from './layout/useForceLayout.ts';
import { LayoutMenu } from './layout/LayoutMenu.tsx';
import type { LayoutName } from './scene/arrangement.ts';
import { useViewer } from './viewerContext.ts';

/** Chooses the layout, and whether the targets are shown. */
export function LayoutTools({ force }: { readonly force: ForceRun }) {
  const { base, state, dispatch } = useViewer();
  const { tfsOnly } = state.filters;
  const choose = (name: LayoutName) => {
    force.cancel();
    if (name === 'force') force.start(base);
    else dispatch({ type: 'arrange', arrangement: { name } });
  };
  return (
    <>
      <LayoutMenu value={state.arrangement.name} onChange={choose} />
      <Button
        variant={tfsOnly ? 'light' : 'default'}
        aria-pressed={tfsOnly}
        title="Show the queried TFs and the edges among them"
        onClick={() => dispatch({ type: 'filter', change: { tfsOnly: !tfsOnly } })}
      >
        TFs only
      </Button>
    </>
  );
}
