import { Picture } from './Picture.tsx';

export function Sungear() {
  return (
    <>
      <p>
        Where a Venn diagram ends at three or four sets, a Sungear diagram goes on. The analyses stand at the corners
        of a polygon. A circle inside stands for the genes that exactly some of the analyses share; its arrows point
        at them. It is larger the more genes it has, and lies between the corners that it belongs to.
      </p>
      <p>
        Color says whether a group is larger (red) or smaller (blue) than expected if the analyses were independent,
        by a binomial test corrected over the groups; white circles are within chance. Click on circles or corners to
        select genes: with Ctrl to add, at a corner with Alt to take away. Search selects the circles of a gene.
        Narrow makes a new diagram of the selected genes, and Previous leads back. UpSet shows the same groups with
        the same selection as columns of dots, the largest first: easier to read with many analyses.
      </p>
      <Picture name="sungear" />
    </>
  );
}
