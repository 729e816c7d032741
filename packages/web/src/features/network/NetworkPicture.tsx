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

/** The TFs of the picture. */
const pictureTfs = ({ tfs }: NetworkSize): string =>
  tfs > maxPictureTfs
    ? `the ${maxPictureTfs} of ${formatCount(tfs)} TFs with the most edges`
    : tfs === 1
      ? 'the TF'
      : 'all TFs';

/** Which part of the network the picture has: analyses tell targets apart only where some are found more than once. */
export function pictureText(size: NetworkSize): string {
  const { findings, targets, tfs } = size;
  if (findings === targets) {
    return `Part of the network: ${pictureTfs(size)} and some of the ${formatCount(targets)} targets, those with a symbol first.`;
  }
  const report = `that most analyses${tfs > maxPictureTfs ? ' of these TFs' : ''} report`;
  return `The densest part: ${pictureTfs(size)}, and of ${formatCount(targets)} targets those ${report} (of equal ones, those with a symbol).`;
}

/** The network, or its densest part: the TFs with the most edges, and the targets that most analyses report. */
export function NetworkPicture({ request, size }: Props) {
  return (
    <figure className={styles.picture}>
      <figcaption className={viewStyles.note}>{pictureText(size)} Open Network shows every edge.</figcaption>
      <Link to={`/network${searchOf(request)}`} aria-label="Open the picture in the network viewer">
        <ThemedPicture
          picture={{ ...sizes, addressOf: (width, theme) => pictureLink(request, 'network', { size: width, theme }) }}
          label={`Network of ${pictureTfs(size)} and some targets`}
        />
      </Link>
    </figure>
  );
}
