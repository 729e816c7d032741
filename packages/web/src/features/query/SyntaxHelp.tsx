import { useSite } from '../../api/site.ts';
import { useTfs } from '../../api/names.ts';
import styles from './SyntaxHelp.module.css';

const lines: readonly (readonly [syntax: string, meaning: string])[] = [
  ['A and B, A or B, not A', 'genes that both target, either targets, or neither targets; read from left to right'],
  ['(A or B) and C', 'parentheses group'],
  ['A[log2fc > 1 and pvalue < 0.01]', 'a filter in brackets keeps only the interactions that match'],
  ["A[EXPERIMENT_TYPE = 'Expression']", 'any metadata key of the analyses; quotes around a value with blanks'],
  ['all_tfs[targeted_by >= 3]', 'genes that at least three analyses target'],
];

/** The query language in a few lines. */
export function SyntaxHelp() {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  const tf = site?.defaultTf ?? '';
  const symbol = tfs?.find(({ value }) => value === tf)?.name.trim();
  const first = [
    [tf, symbol].filter(Boolean).join(', '),
    'a transcription factor, by gene id or by its symbol',
  ] as const;
  const keywords = ['all_tfs', 'multitype', ...(site?.namedQueries ?? [])].join(', ');
  const last = [keywords, 'keywords for many TFs at once'] as const;
  return (
    <dl className={styles.list}>
      {[...(tf === '' ? [] : [first]), ...lines, last].map(([syntax, meaning]) => (
        <div key={syntax}>
          <dt>
            <code>{syntax}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
