import { countOf } from '@trellis/core/formats';
import { descriptionOf, titleOf, type ReleaseFacts } from './describe.ts';

/** The text of `README.md`. */
export function readMeText(facts: ReleaseFacts): string {
  const { files, header } = facts;
  const rows = files.map(({ name, title, rows: count, bytes }) => {
    const contents = count === undefined ? '' : countOf(count, 'row', 'rows');
    return `| \`${name}\` | ${title} | ${contents} | ${countOf(bytes, 'byte', 'bytes')} |`;
  });
  return `# ${titleOf(facts)}

${descriptionOf(facts)}

| File | Contents | Rows or sets | Size |
| --- | --- | ---: | ---: |
${rows.join('\n')}

\`datapackage.json\` describes every column. \`sha256sum --check SHA256SUMS\` checks the files.

## Signs

\`mor\` is 1 where the transcription factor induces the target and -1 where it represses it. It is the sign of the fold change in
experiments that made more of the TF, and the opposite sign in experiments that removed it (\`perturbation\` in the table of
analyses). Where the metadata do not say what was done to the TF, the sign is that of the fold change. Binding has no sign:
targets that are only bound, and targets for which as many analyses show induction as repression, have \`mor\` 0 and are not in
\`regulons_decoupler\`.

## Sources

The ${header.edition} data come from the publications in \`sources.csv.gz\`. \`CITATION.cff\` lists them as references. This release has
no DOI.
`;
}
