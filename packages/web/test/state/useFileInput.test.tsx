import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilePicking } from '../../src/state/useFileInput.ts';

/** Workers that were started; each answers when it is told. */
const workers: { onmessage?: (message: unknown) => void; terminate: () => void; postMessage: () => void }[] = [];

beforeEach(() => {
  workers.splice(0);
  vi.stubGlobal('Worker', function (this: (typeof workers)[number]) {
    this.terminate = vi.fn();
    this.postMessage = vi.fn();
    workers.push(this);
  });
  return () => vi.unstubAllGlobals();
});

const workbook = (name: string) => new File([new Uint8Array([0x50, 0x4b, 3, 4])], name);

it('hands over the text of the last file, and a workbook can be canceled while it is read', async () => {
  const take = vi.fn();
  const { result } = renderHook(() => useFilePicking(take));
  act(() => result.current.pick(workbook('a.xlsx')));
  await waitFor(() => expect(result.current.reading?.name).toBe('a.xlsx'));
  act(() => result.current.reading?.cancel());
  expect(workers[0].terminate).toHaveBeenCalled();
  expect(result.current.reading).toBeUndefined();

  act(() => result.current.pick(workbook('b.xlsx')));
  act(() => result.current.pick(workbook('c.xlsx')));
  await waitFor(() => expect(workers).toHaveLength(2));
  act(() => workers[1].onmessage?.({ data: { text: 'AT1G01010' } }));
  await waitFor(() => expect(take).toHaveBeenCalled());
  expect(take.mock.calls).toEqual([[{ source: 'uploaded', file: { name: 'c.xlsx', text: 'AT1G01010' } }]]);
  expect(result.current.reading).toBeUndefined();
});

it('says why a file cannot be read, until another one is chosen', async () => {
  const { result } = renderHook(() => useFilePicking(vi.fn()));
  act(() => result.current.pick(workbook('a.xlsx')));
  await waitFor(() => expect(workers).toHaveLength(1));
  act(() => workers[0].onmessage?.({ data: { problem: 'a.xlsx is locked.' } }));
  await waitFor(() => expect(result.current.problem).toBe('a.xlsx is locked.'));
  act(() => result.current.pick(new File(['AT1G01010'], 'b.txt')));
  await waitFor(() => expect(result.current.problem).toBeUndefined());
});
