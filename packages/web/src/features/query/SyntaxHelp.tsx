import { useSite } from '../../api/site.ts';
import { useTfs } from '../../api/tfs.ts';
import styles from './SyntaxHelp.module.css';

const lines: readonly (readonly [form: string, says: string])[] = [
  [
    'A and B, A or B, not A',
    'genes that both target, that either targets, that are no target; read from left to right',
  ],
  ['(A or B) and C', 'parentheses group'],
  ['A[log2fc > 1 and pvalue < 0.01]', 'filters in brackets keep only the interactions that hold'],
  ["A[EXPERIMENT_TYPE = 'Expression']", 'any metadata key of the analyses; quotes where a value has blanks'],
  ['all_tfs[targeted_by >= 3]', 'genes that at least three analyses target'],
  ['all_tfs, multitype, all_expression, all_dap, in_planta_bound', 'names for many TFs at once'],
];

/** The query language on half a page. */
export function SyntaxHelp() {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  const tf = site?.default_tf ?? 'AT4G24020';
  const symbol = tfs?.find(({ value }) => value === tf)?.name.trim();
  const first = [
    [tf, symbol].filter(Boolean).join(', '),
    'a transcription factor, by gene id or by its symbol',
  ] as const;
  return (
    <dl className={styles.list}>
      {[first, ...lines].map(([form, says]) => (
        <div key={form}>
          <dt>
            <code>{form}</code>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
