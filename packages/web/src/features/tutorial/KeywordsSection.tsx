import { valueOf } from '@trellis/core';
import { Skeleton } from '../../ui/states.tsx';
import { TermList } from './TermList.tsx';
import { useTfs } from '../../api/names.ts';
import { useQueryNames } from '../../api/keys.ts';

/** Meanings of the keywords that are not named queries. */
const builtInMeanings: Readonly<Record<string, string>> = {
  all_tfs: 'every TF of the data set',
  multitype: 'TFs with more than one type of experiment, e.g. binding and expression',
};

/** Keywords and expand. */
export function KeywordsSection() {
  const { data: keywords } = useKeywords();
  return (
    <>
      <p>A keyword is a name for many TFs; it can be filtered and joined like a single TF.</p>
      {keywords ? (
        <TermList
          terms={keywords.map(({ value, name }) => [
            <code key={value}>{value}</code>,
            name ? <code>{name}</code> : (valueOf(builtInMeanings, value) ?? ''),
          ])}
        />
      ) : (
        <Skeleton height={160} label="Loading the keywords" />
      )}
      <h3>One query for each TF of a list</h3>
      <p>
        <code>expand</code> repeats a query for each TF of the filter TF list, replaces <code>$filter_tf</code> with
        the TF, and joins the copies with <code>and</code> or <code>or</code>:
      </p>
      <pre tabIndex={0}>expand(&quot;$filter_tf[pvalue &lt; 0.01]&quot;, or)</pre>
    </>
  );
}

/** The keywords, which expand to many TFs; a keyword that is short for a query comes with it. */
function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQueryNames();
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}
