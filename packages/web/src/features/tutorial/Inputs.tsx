import { Terms } from './Terms.tsx';

/** The four inputs that restrict a query. */
export function Inputs() {
  return (
    <>
      <p>
        Beside the query you may give lists: a predefined one, one that you saved, a file, or text that you paste.
        Each card of the query page shows how many genes it has understood and has a format example.
      </p>
      <Terms
        terms={[
          [
            'Target genes',
            'only these genes stay as rows. A line that starts with > names the list below it; one input may hold several lists.',
          ],
          ['Filter TFs', 'only these TFs answer, whatever the query names. One gene on a line.'],
          [
            'Target network',
            'predicted edges, to be validated: source, edge name, target and, if there is one, a score, separated by tabs or blanks. Without scores the lines count as ranked, the best first. Its sources act as filter TFs, its genes as a target list.',
          ],
          [
            'Background',
            'the genes that count at all. The statistics are made within it; without one, within all genes that code for protein.',
          ],
        ]}
      />
      <pre tabIndex={0}>{'>nitrogen\nAT1G13300\nAT4G24020\n>clock\nAT2G46830'}</pre>
      <p>
        Ids that the annotation does not have are left out; a warning above the result lists them.{' '}
        <strong>Additional edge features</strong>, such as open chromatin or protein interactions, are ticked on the
        query page: the table then shows which of them connect a TF with a target. They restrict nothing.
      </p>
    </>
  );
}
