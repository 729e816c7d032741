import { Skeleton } from '../../ui/Skeleton.tsx';
import columns from './OverviewPage.module.css';
import panel from './AnalysesPanel.module.css';
import facets from './FacetPanel.module.css';
import category from './CategoryPanel.module.css';

/** Placeholder of chart and table. */
export function OverviewSkeleton() {
  return (
    <div className={columns.columns}>
      <div className={facets.panel}>
        <Skeleton height={20} width={80} />
        <Skeleton height="100%" />
      </div>
      <div className={category.panel}>
        <Skeleton height={20} width={240} />
        <Skeleton height={32} />
        <Skeleton height="50vh" label="Loading the analyses" />
      </div>
      <div className={panel.panel}>
        <Skeleton height={32} width={160} />
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
