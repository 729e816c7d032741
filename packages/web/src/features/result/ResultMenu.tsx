import type { QueryAnswer } from '@trellis/contract';
import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { navigate } from '../../router/location.ts';
import { useRequestRef } from '../../api/requestRef.ts';
import { readTargetsOf, wholeTable } from '../../api/table.ts';
import { useDraft } from '../../state/draft.ts';
import { useMadeRequests } from '../../state/own/requestSecrets.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Chevron } from '../../ui/icons.tsx';

const AnalysesDialog = lazy(async () => ({ default: (await import('./AnalysesDialog.tsx')).AnalysesDialog }));
const AboutDialog = lazy(async () => ({ default: (await import('./AboutDialog.tsx')).AboutDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));

interface Props {
  readonly answer: QueryAnswer;
}

/** Everything else that can be done with a result; what deletes it is apart. */
export function ResultMenu({ answer }: Props) {
  const [dialog, setDialog] = useState<Dialog>();
  const { genes, problem, isStoring } = useTargetAnalysis(answer);
  const { requestId: id, request } = answer;
  const secret = useMadeRequests(({ made }) => made.find((one) => one.id === id)?.secret);
  const hasOwn = Boolean(request.ownAnalyses?.length);
  const opens = (next: Dialog) => ({ onClick: () => setDialog(next) });
  return (
    <>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" rightSection={<Chevron />} loading={isStoring}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item {...opens('analyses')}>Show/Hide Analyses</Menu.Item>
          <Menu.Item onClick={() => genes.mutate()}>Analyze target genes</Menu.Item>
          <Menu.Item {...opens('about')}>Data set, species, scripts</Menu.Item>
          <Menu.Divider />
          <Menu.Item {...opens('history')}>Query History</Menu.Item>
          <Menu.Item onClick={() => toText('')}>New Query</Menu.Item>
          {secret !== undefined && (
            <>
              <Menu.Divider />
              <Menu.Item color="var(--danger)" {...opens('delete')}>
                {hasOwn ? 'Delete result and my data' : 'Delete result'}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {problem !== undefined && <ErrorState message={problem} />}
      <Opened dialog={dialog} answer={answer} secret={secret} onClose={() => setDialog(undefined)} />
    </>
  );
}

type Dialog = 'analyses' | 'about' | 'history' | 'delete';

interface OpenedProps extends Props {
  readonly dialog: Dialog | undefined;
  /** With it the result can be deleted. */
  readonly secret: string | undefined;
  readonly onClose: () => void;
}

function Opened({ dialog, answer, secret, onClose }: OpenedProps) {
  const { requestId: id, request } = answer;
  const ref = useRequestRef() ?? { id };
  if (dialog === undefined) return null;
  return (
    <Suspense>
      {dialog === 'analyses' && <AnalysesDialog request={ref} onClose={onClose} />}
      {dialog === 'about' && <AboutDialog answer={answer} onClose={onClose} />}
      {dialog === 'history' && <HistoryDialog onPick={toText} onClose={onClose} />}
      {dialog === 'delete' && secret !== undefined && (
        <DeleteDialog id={id} secret={secret} hasOwn={Boolean(request.ownAnalyses?.length)} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** Opens the query page with another text. */
function toText(text: string): void {
  useDraft.getState().write(text);
  navigate('/query');
}

/** Opens the regulators and functions of all target genes of the result. */
function useTargetAnalysis({ requestId, request }: QueryAnswer) {
  const analysis = useGeneAnalysis();
  const genes = useMutation({
    mutationFn: () => readTargetsOf({ id: requestId, revision: request.revision }, wholeTable),
    onSuccess: (ids) =>
      analysis.analyze({ genes: ids, name: `Targets of ${request.query}`.slice(0, 200), result: requestId }),
  });
  return {
    genes,
    problem: genes.error?.message ?? analysis.problem,
    isStoring: genes.isPending || analysis.isStoring,
  };
}
