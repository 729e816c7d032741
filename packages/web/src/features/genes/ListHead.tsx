import type { GeneListDescription } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { isFolder } from '../../router/base.ts';
import { navigate } from '../../router/location.ts';
import { useInputs } from '../../state/inputs.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { countOf } from '../../ui/numbers.ts';
import { joinLines } from '../../shared/exports/saveFile.ts';
import { LinkSign } from '../../ui/toolIcons.tsx';
import headStyles from '../../ui/ViewHead.module.css';
import { ShareInFolder } from '../../portable/lazyParts.ts';
import { reportSentence } from './storedList.ts';

const ListDialog = lazy(async () => ({ default: (await import('./ListDialog.tsx')).ListDialog }));

/** One line with the list, what its names mean, and the tools for the whole list. */
export function ListHead({ list }: { readonly list: GeneListDescription }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isShared, setIsShared] = useState(false);
  const { name, listSize, result } = list;
  return (
    <div className={headStyles.head}>
      <div className={headStyles.what}>
        <h1 tabIndex={-1}>
          {name}: {countOf(listSize, 'gene')}
        </h1>
        <p className={headStyles.inputs}>{reportSentence(list)}</p>
        {result !== null && (
          <p className={headStyles.inputs}>
            From <Link to={`/result/table?request=${encodeURIComponent(result)}`}>this result</Link>.
          </p>
        )}
      </div>
      <div className={headStyles.tools} role="group" aria-label="This gene list">
        <ButtonLink to="/genes" variant="default">
          New gene list
        </ButtonLink>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          Show genes
        </Button>
        <Button variant="default" onClick={() => asTargets(list)}>
          Use as target genes
        </Button>
        {isFolder ? (
          <Button variant="default" onClick={() => setIsShared(true)}>
            Share
          </Button>
        ) : (
          <CopyButton icon={<LinkSign />} label="Copy link" text={() => window.location.href} />
        )}
      </div>
      {isOpen && (
        <Suspense>
          <ListDialog list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      {isShared && (
        <Suspense>
          <ShareInFolder id={list.id} revision={0} what="gene list" onClose={() => setIsShared(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Opens the query page with the genes as target genes. */
function asTargets({ name, genes }: GeneListDescription): void {
  const text = joinLines(genes.map(({ id }) => id));
  useInputs.getState().change('targetgenes', { source: 'uploaded', file: { name: `${name}.txt`, text } });
  navigate('/query');
}
