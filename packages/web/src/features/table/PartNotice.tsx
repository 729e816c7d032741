import type { PartOfTargets } from '@trellis/core';
import { Link } from 'wouter';
import { partWords } from '../../api/partWords.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useTfs } from '../../api/tfs.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  readonly request: RequestRef;
  readonly part: PartOfTargets;
}

/** Says that the table is limited to a part of a TF's targets, with a link back to all genes. */
export function PartNotice({ request, part: { tf, part } }: Props) {
  const { data: tfs } = useTfs();
  const name = tfs?.find(({ value }) => value === tf)?.name || tf;
  return (
    <Notice title="Part of the table:">
      only genes that {name} {partWords[part]}. <Link to={`/result/table${searchOf(request)}`}>Show all genes</Link>
    </Notice>
  );
}
