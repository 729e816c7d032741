import { maxPictureTfs, type NetworkSize } from '@trellis/core/views';
import { Link } from 'wouter';
import { pictureLink } from '../../api/embed.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { formatCount } from '../../ui/numbers.ts';
import { ThemedPicture } from '../../ui/ThemedPicture.tsx';
import styles from './NetworkPicture.module.css';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly request: RequestRef;
  readonly size: NetworkSize;
}

/** Sizes that the pages reserve, in pixels. */
const sizes = { wide: { width: 600, height: 464 }, narrow: { width: 360, height: 552 } } as const;

/** Which targets the picture has: analyses tell them apart only where some are found more than once. */
export const chosenTargets = ({ findings, targets, tfs }: NetworkSize): string =>
  findings > targets
    ? `those that most analyses${tfs > maxPictureTfs ? ' of these TFs' : ''} report (of equal ones, those with a symbol)`
    : 'some with a symbol: each is reported once, so none comes before the others';

/** The network, or its densest part: the TFs with the most edges, and the targets that most analyses report. */
export function NetworkPicture({ request, size }: Props) {
  const { tfs, targets } = size;
  const some =
    tfs > maxPictureTfs ? `the ${maxPictureTfs} of ${formatCount(tfs)} TFs with the most edges` : 'all TFs';
  return (
    <figure className={styles.picture}>
      <figcaption className={viewStyles.note}>
        The densest part: {some}, and of {formatCount(targets)} targets {chosenTargets(size)}. Open Network shows
        every edge.
      </figcaption>
      <Link to={`/network${searchOf(request)}`} aria-label="Open the picture in the network viewer">
        <ThemedPicture
          picture={{ ...sizes, addressOf: (width, theme) => pictureLink(request, 'network', { size: width, theme }) }}
          label={`Network of ${some} and some of their targets`}
        />
      </Link>
    </figure>
  );
}
