import { AnalyzePanel } from './analysis/AnalyzePanel.tsx';
import type { SceneSelection } from './scene/selection.ts';
import { useViewer } from './viewerContext.ts';

/** The analyses of the network; a click on a result shows it in the drawing. */
export function AnalysisSection({ onClose }: { readonly onClose: () => void }) {
  const { request, options, picture, dispatch, controls } = useViewer();
  const show = (selection: SceneSelection) => {
    dispatch({ type: 'spotlight', selection });
    controls.current?.frame([...selection.nodes]);
  };
  return (
    <AnalyzePanel
      network={{ request, options, scene: picture.scene, selection: picture.selection, onShow: show }}
      onClose={onClose}
    />
  );
}
