import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useResultRef } from '../../api/requestRef.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Chevron } from '../../ui/icons.tsx';

/** The number of genes at the end of the name of a list. */
const sizeOfList = / \([\d,]+\)$/;

/** A menu of the target lists of the query: each opens the regulators and functions of its genes. */
export function AnalyzeList({ names }: { readonly names: readonly string[] }) {
  const { id } = useResultRef();
  const analysis = useGeneAnalysis();
  const read = useMutation({
    // What reads lists is loaded when one is chosen.
    mutationFn: async (name: string) => (await import('./targetListOf.ts')).targetListOf(id, name),
    onSuccess: analysis.analyze,
  });
  const problem = read.error?.message ?? analysis.problem;
  return (
    <>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" rightSection={<Chevron />} loading={read.isPending || analysis.isStoring}>
            Analyze a list
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {names.map((name) => (
            <Menu.Item key={name} onClick={() => read.mutate(name.replace(sizeOfList, ''))}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {problem !== undefined && <ErrorState message={problem} />}
    </>
  );
}
