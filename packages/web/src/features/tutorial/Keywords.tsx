import { useKeywords } from '../../api/keywords.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Terms } from './Terms.tsx';

/** What the keywords of the language stand for; those without a query of their own. */
const own: Readonly<Record<string, string>> = {
  all_tfs: 'every TF of the data set',
  multitype: 'TFs with more than one type of experiment, e.g. binding and expression',
};

/** Words that stand for many TFs, and expand. */
export function Keywords() {
  const { data: keywords } = useKeywords();
  return (
    <>
      <p>A keyword stands for many TFs at once, and can be filtered and joined like one.</p>
      {keywords ? (
        <Terms
          terms={keywords.map(({ value, name }) => [
            <code key={value}>{value}</code>,
            name ? <code>{name}</code> : (own[value] ?? ''),
          ])}
        />
      ) : (
        <Skeleton height={160} label="Loading the keywords" />
      )}
      <h3>One query for each TF of a list</h3>
      <p>
        <code>expand</code> writes a query once for each TF of the filter TF list, in the place of{' '}
        <code>$filter_tf</code>, and joins the copies with <code>and</code> or <code>or</code>:
      </p>
      <pre tabIndex={0}>expand(&quot;$filter_tf[pvalue &lt; 0.01]&quot;, or)</pre>
    </>
  );
}
