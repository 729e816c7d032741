import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { useListDraft } from '../../state/listDraft.ts';
import { useReading } from '../../state/reading/useReading.ts';
import { useInputText } from '../../state/useInputText.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Page } from '../../ui/Page.tsx';
import { ListInput } from './input/ListInput.tsx';
import { countNames, newList, listsIn, type ReadInput } from './input/newList.ts';
import { usePredefined } from '../../api/lists.ts';
import { countOf } from '../../ui/numbers.ts';
import { Select } from '../../ui/fields.tsx';
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

const asList = { wanted: 'list' } as const;

function NewList() {
  const { genes, background, part } = useListDraft();
  const { analyze, isStoring, problem } = useGeneAnalysis();
  const [list, universe] = [useInputText(genes), useInputText(background)];
  const read = {
    input: genes,
    name: list.name,
    ...useReading({ name: list.name, text: list.text, choice: list.choices, ...asList }),
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

/** Maximum number of lists in sight. */
const maxExamples = 6;

/** Lists of the site to begin with; one click analyzes one. */
function ListExamples() {
  const { data: lists = [] } = usePredefined('genes');
  const { analyze, isStoring, problem } = useGeneAnalysis();
  if (lists.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="list-examples">
      <h2 id="list-examples">Or try a list of this site</h2>
      <div className={styles.buttons}>
        {lists.slice(0, maxExamples).map((list) => (
          <Button key={list} variant="default" disabled={isStoring} onClick={() => analyze({ list, name: list })}>
            {list.replaceAll('_', ' ')}
          </Button>
        ))}
      </div>
      {problem !== undefined && <ErrorState message={problem} />}
    </section>
  );
}

/** Chooses one of the lists of an input with several, or all of them. */
function PartSelect({ read }: { readonly read: ReadInput }) {
  const { part, choosePart } = useListDraft();
  const lists = listsIn(read);
  if (lists.length < 2) return null;
  return (
    <Select
      label="List"
      value={part}
      onChange={(event) => choosePart(event.currentTarget.value)}
      data={[
        { value: '', label: `All ${countOf(lists.length, 'list')}` },
        ...lists.map(({ name, names }) => ({ value: name, label: `${name} (${countOf(names.length, 'name')})` })),
      ]}
    />
  );
}
