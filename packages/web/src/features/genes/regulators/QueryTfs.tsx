import type { GeneListDescription } from '@trellis/contract';
import { readBackgroundOf } from '../../../api/geneLists.ts';
import { formOf } from '../../../state/inputForm.ts';
import { emptyInput, type Input } from '../../../state/inputs.ts';
import { useSubmission } from '../../../state/submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { joinLines } from '../../../shared/exports/saveFile.ts';
import { useStoredList } from '../storedList.ts';
import type { RegulatorRow } from './regulatorRows.ts';

/** Number of TFs that are queried when none is chosen. */
const firstTfs = 10;

interface Props {
  readonly shown: readonly RegulatorRow[];
  readonly chosen: readonly RegulatorRow[];
}

/** Runs a query for the chosen TFs, or for the first ones, with the list as target genes. */
export function QueryTfs({ shown, chosen }: Props) {
  const list = useStoredList();
  const { run, running, error } = useSubmission((query) => formOfList(query, list));
  const tfs = chosen.length > 0 ? chosen : shown.slice(0, firstTfs);
  const label = `Query ${chosen.length > 0 ? '' : 'first '}${countOf(tfs.length, 'TF')}`;
  return (
    <>
      <Button
        variant="default"
        loading={running}
        disabled={tfs.length === 0}
        title="Runs a query for these TFs with this gene list as target genes"
        onClick={() => run(tfs.map(({ tf }) => tf).join(' or '))}
      >
        {label}
      </Button>
      {error !== undefined && <ErrorState message={error} />}
    </>
  );
}

/** The form of a query with a list as target genes, and with its background. */
async function formOfList(query: string, { id, name, genes, hasBackground }: GeneListDescription): Promise<FormData> {
  const targetgenes = file(`${name}.txt`, joinLines(genes.map((gene) => gene.id)));
  const backgroundgenes = hasBackground ? file('background.txt', await readBackgroundOf(id)) : emptyInput;
  const inputs = { targetgenes, backgroundgenes, filtertfs: emptyInput, targetnetworks: emptyInput };
  return formOf({ query, edges: [], inputs, lists: [] });
}

const file = (name: string, text: string): Input => ({ ...emptyInput, source: 'uploaded', file: { name, text } });
