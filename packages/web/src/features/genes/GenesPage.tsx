import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { useListDraft } from '../../state/listDraft.ts';
import { useReading } from '../../state/reading/useReading.ts';
import { useInputText } from '../../state/useInputText.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ListExamples } from './input/ListExamples.tsx';
import { ListInput } from './input/ListInput.tsx';
import { countNames, newList } from './input/newList.ts';
import { PartSelect } from './input/PartSelect.tsx';
import styles from './Genes.module.css';

/** Page of gene lists: paste, upload or choose one, to see its regulators, functions and orthologs. */
export function GenesPage() {
  return (
    <Page title="Gene lists" heading="What regulates my genes, and what do they do?">
      <meta
        name="description"
        content="Find the transcription factors whose targets a gene list is enriched in, its Gene Ontology functions and its orthologs."
      />
      <p className={styles.lead}>
        Give a list of genes, for example those that respond to a treatment. Trellis ranks the TFs that bind or
        regulate them, tests their functions, and finds their orthologs in the other species.
      </p>
      <NewList />
      <ListExamples />
    </Page>
  );
}

const asList = { place: 'list' } as const;

function NewList() {
  const { genes, background, part } = useListDraft();
  const { analyze, isStoring, problem } = useGeneAnalysis();
  const [own, universe] = [useInputText(genes), useInputText(background)];
  const read = {
    input: genes,
    name: own.name,
    ...useReading({ name: own.name, text: own.text, choice: own.choices, ...asList }),
  };
  const readUniverse = {
    input: background,
    name: universe.name,
    ...useReading({ name: universe.name, text: universe.text, choice: universe.choices, ...asList }),
  };
  const hasUniverse = readUniverse.isCurrent && countNames(readUniverse, '') > 0;
  const isReady = read.isCurrent && countNames(read, part) > 0 && (background.source === 'none' || hasUniverse);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) analyze(newList(read, part, readUniverse));
      }}
    >
      <div className={styles.inputs}>
        <ListInput field="genes" title="Genes" read={read} part={part}>
          <PartSelect read={read} />
        </ListInput>
        <ListInput field="background" title="Background" read={readUniverse} part="" />
      </div>
      {problem !== undefined && <ErrorState message={problem} />}
      <div>
        <Button type="submit" size="lg" loading={isStoring} disabled={!isReady}>
          Analyze genes
        </Button>
      </div>
    </form>
  );
}
