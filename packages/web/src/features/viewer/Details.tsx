import { ActionIcon, Button, Switch } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { geneLink } from '../../api/geneLink.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { problemOfName, useSavedLists } from '../../state/savedLists.ts';
import { useSite } from '../../api/site.ts';
import { Close } from '../../ui/icons.tsx';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { EdgeAnalyses } from './analysis/EdgeAnalyses.tsx';
import { edgeKindLabels } from './scene/edgeKinds';
import { edgesAt, type NetworkScene, type SceneNode } from './scene/scene.ts';
import { selectedGenes, type SceneSelection } from './scene/selection.ts';
import styles from './Details.module.css';

interface Props {
  readonly request: RequestRef;
  readonly scene: NetworkScene;
  readonly selection: SceneSelection;
  readonly highlight: boolean;
  readonly onHighlight: (highlight: boolean) => void;
  readonly onClose: () => void;
}

/** What is selected: one gene or edge in full, more as a count; and what can be done with the genes. */
export function Details({ request, scene, selection, highlight, onHighlight, onClose }: Props) {
  const [naming, setNaming] = useState(false);
  const { lists, save } = useSavedLists();
  const genes = selectedGenes(scene, selection);
  const text = genes.map((gene) => `${gene}\n`).join('');
  const [node, edge] = [[...selection.nodes], [...selection.edges]];
  return (
    <aside className={styles.details} aria-label="Selection">
      <div className={styles.head}>
        <h2 className={styles.title}>
          {countOf(node.length, 'gene')} and {countOf(edge.length, 'edge')} selected
        </h2>
        <ActionIcon variant="subtle" color="gray" aria-label="Clear the selection" onClick={onClose}>
          <Close />
        </ActionIcon>
      </div>
      {node.length === 1 && edge.length === 0 && <NodeFacts scene={scene} place={node[0]} />}
      {edge.length === 1 && node.length === 0 && <EdgeFacts request={request} scene={scene} place={edge[0]} />}
      <Switch
        label="Highlight neighbors"
        checked={highlight}
        onChange={(event) => onHighlight(event.currentTarget.checked)}
      />
      <div className={styles.tools}>
        <Button variant="default" size="xs" onClick={() => setNaming(true)}>
          Save Gene List
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => saveFile('genes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download Genes
        </Button>
      </div>
      {naming && (
        <NameDialog
          title="Save the selected genes"
          taken={lists.map(({ name }) => name)}
          problemOf={problemOfName}
          onSave={(name) => save({ name, kind: 'genes', text })}
          onClose={() => setNaming(false)}
        />
      )}
    </aside>
  );
}

const roles = { tf: 'queried TF', target: 'target', user: 'uploaded' } as const;

function NodeFacts({ scene, place }: { readonly scene: NetworkScene; readonly place: number }) {
  const node = scene.nodes[place];
  const out = new Set<number>();
  const names = new Map<string, number>();
  for (const i of edgesAt(scene, place)) {
    const { source, target, name } = scene.edges[i];
    if (source === place) out.add(target);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return (
    <Facts
      rows={[
        ['Gene', <Gene key="gene" node={node} />],
        ['Type', node.type || 'not annotated'],
        ['Role', roles[node.role]],
        ['Targeted by', countOf(scene.tfCounts[place], 'TF')],
        ['Edges to', countOf(out.size, 'gene')],
        ['Edges', [...names].map(([name, count]) => `${name} (${count})`).join(', ') || 'none'],
      ]}
    />
  );
}

interface EdgeProps {
  readonly request: RequestRef;
  readonly scene: NetworkScene;
  readonly place: number;
}

function EdgeFacts({ request, scene, place }: EdgeProps) {
  const { source, target, name, kind, weight, arrow } = scene.edges[place];
  const [from, to] = [scene.nodes[source], scene.nodes[target]];
  return (
    <>
      <Facts
        rows={[
          ['From', <Gene key="from" node={from} />],
          ['To', <Gene key="to" node={to} />],
          ['Edge', name],
          ['Kind', `${edgeKindLabels[kind]}${arrow === 'none' ? ', without direction' : ''}`],
          ['Weight', weight === undefined ? 'none' : String(weight)],
        ]}
      />
      {kind !== 'UPLOADED' && <EdgeAnalyses request={request} source={from.id} target={to.id} />}
    </>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
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

/** A gene with its symbol, linked to where it is described. */
function Gene({ node: { id, name } }: { readonly node: SceneNode }) {
  const { data: site } = useSite();
  const link = site && geneLink(id, site.geneLinks);
  return (
    <>
      {link ? (
        <a href={link.url} target="_blank" rel="noreferrer" title={link.name}>
          {id}
        </a>
      ) : (
        id
      )}{' '}
      {name && <em>{name}</em>}
    </>
  );
}
