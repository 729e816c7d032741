import { ActionIcon, Switch } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemOfName, useSavedLists } from '../../state/savedLists.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../shared/genes/AnalyzeGenesButton.tsx';
import { Close } from '../../ui/toolIcons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { joinLines, saveLines } from '../../shared/exports/saveFile.ts';
import { emptySelection, selectedGenes } from './scene/selection.ts';
import { useViewer } from './viewerContext.ts';
import { EdgeAnalyses } from './analysis/EdgeAnalyses.tsx';
import { edgeKindLabels } from './scene/edgeKinds.ts';
import { nodeConnections } from './scene/sceneEdges.ts';
import { genePage } from '../../router/pageAddresses.ts';
import { withBase } from '../../router/base.ts';
import type { SceneNode } from './scene/scene.ts';
import { NameDialog } from '../../shared/genes/lazyDialogs.ts';
import styles from './Details.module.css';

const roles = { tf: 'queried TF', target: 'target', user: 'uploaded' } as const;

/** The selected gene: its role and its edges. */
function NodeFacts({ index }: { readonly index: number }) {
  const { scene } = useViewer().picture;
  const node = scene.nodes[index];
  const { targets, edgeNames } = nodeConnections(scene, index);
  return (
    <FactList
      rows={[
        ['Gene', <GeneName key="gene" node={node} />],
        ['Type', node.type || 'not annotated'],
        ['Role', roles[node.role]],
        ['Targeted by', countOf(scene.tfCounts[index], 'TF')],
        ['Edges to', countOf(targets, 'gene')],
        ['Edges', edgeNames.map(({ name, count }) => `${name} (${count})`).join(', ') || 'none'],
      ]}
    />
  );
}

/** The selection: one gene or edge in full, several as a count, and what can be done with the genes. */
export function Details() {
  const { picture, state, dispatch } = useViewer();
  const { nodes, edges } = picture.selection;
  const isOne = nodes.size + edges.size === 1;
  return (
    <section className={styles.details} aria-label="Selection">
      <div className={styles.head}>
        <h2 className={styles.title}>
          {countOf(nodes.size, 'gene')} and {countOf(edges.size, 'edge')} selected
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Clear the selection"
          onClick={() => dispatch({ type: 'select', selection: emptySelection })}
        >
          <Close />
        </ActionIcon>
      </div>
      {isOne && [...nodes].map((index) => <NodeFacts key={index} index={index} />)}
      {isOne && [...edges].map((index) => <EdgeFacts key={index} index={index} />)}
      <Switch
        label="Highlight neighbors"
        checked={state.highlight}
        onChange={(event) => dispatch({ type: 'highlight', highlight: event.currentTarget.checked })}
      />
      <GeneListTools />
    </section>
  );
}

/** Saves the selected genes as a list or a file. */
function GeneListTools() {
  const { request, picture } = useViewer();
  const { scene, selection } = picture;
  const analysis = useGeneAnalysis();
  const { lists, save } = useSavedLists();
  const [naming, setNaming] = useState(false);
  const genes = selectedGenes(scene, selection);
  return (
    <div className={styles.tools}>
      <Button variant="default" size="xs" onClick={() => setNaming(true)}>
        Save Gene List
      </Button>
      <Button variant="default" size="xs" onClick={() => saveLines('genes.txt', genes)}>
        Download Genes
      </Button>
      <AnalyzeGenesButton
        analysis={analysis}
        size="xs"
        disabled={genes.length === 0}
        onClick={() =>
          analysis.analyze({ genes: [...genes], name: 'Genes selected in the network', result: request.id })
        }
      />
      {naming && (
        <Suspense>
          <NameDialog
            title="Save the selected genes"
            taken={lists.map(({ name }) => name)}
            problemOf={problemOfName}
            onSave={(name) => save({ name, kind: 'genes', text: joinLines(genes) })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const weightText = (weight: number | undefined): string => (weight === undefined ? 'none' : String(weight));

/** The selected edge: its ends, its kind and, unless it was uploaded, the analyses that found it. */
function EdgeFacts({ index }: { readonly index: number }) {
  const { request, picture } = useViewer();
  const { nodes, edges } = picture.scene;
  const { source, target, name, kind, weight, evidence, arrow } = edges[index];
  const [from, to] = [nodes[source], nodes[target]];
  return (
    <>
      <FactList
        rows={[
          ['From', <GeneName key="from" node={from} />],
          ['To', <GeneName key="to" node={to} />],
          ['Edge', name],
          ['Kind', `${edgeKindLabels[kind]}${arrow === 'none' ? ', undirected' : ''}`],
          ['Weight (by analyses)', weightText(weight)],
          ['Weight (by publications)', weightText(evidence)],
        ]}
      />
      {kind !== 'UPLOADED' && <EdgeAnalyses request={request} source={from.id} target={to.id} />}
    </>
  );
}

/** Facts about a gene or an edge, as names and values. */
function FactList({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A gene and its symbol: the id opens the page of the gene in a new window, so that the drawing stays. */
const GeneName = ({ node: { id, name } }: { readonly node: SceneNode }) => (
  <>
    <a href={withBase(genePage(id))} target="_blank" rel="noreferrer">
      {id}
    </a>{' '}
    {name && <em>{name}</em>}
  </>
);
