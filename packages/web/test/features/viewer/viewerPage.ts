import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
// What the page imports when it needs it, so that no test waits for it.
import '../../../src/features/viewer/drawing/cytoscapeDrawing.ts';
import '../../../src/features/viewer/NetworkPage.tsx';
import { loadPage } from '../../../src/app/routes.tsx';
import { savedByButton } from '../../support/fromMenu.ts';
import type { TestEdition } from '../../support/surroundings.ts';
import { ask, visit } from '../../support/visit.tsx';
import { blankCanvas } from './blankCanvas.ts';

interface ViewerOptions {
  readonly edition?: TestEdition;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Width of the window in pixels. */
  readonly width?: number;
}

export const graph = (): HTMLElement => screen.getByRole('application', { name: /^Network graph/ });
export const drawn = (): Promise<void> => waitFor(() => expect(graph().dataset['ready']).toBe('true'));

/** Opens the viewer with the network of a query, on a canvas that stays blank. */
export function openViewer(query: string, options?: ViewerOptions): Promise<UserEvent> {
  blankCanvas();
  return openDrawing(query, options);
}

/** Opens the viewer in a real browser. */
export async function openDrawing(query: string, { inputs, ...options }: ViewerOptions = {}): Promise<UserEvent> {
  const id = await ask(query, { ...options, inputs });
  const user = await visit(`/network?request=${id}`, options);
  await drawn();
  return user;
}

export const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Waits for the heading of a network of so many edges. */
export const edgesAre = (count: number): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^${count} edges? between`) });

/** Waits for the heading of the selection. */
export const selected = (genes: string, edges: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { name: `${genes} and ${edges} selected` });

export const legend = (): HTMLElement => screen.getByRole('list', { name: 'Legend' });

/** Chooses a file of edges. */
export async function uploadEdges(
  user: UserEvent,
  text: string,
  { name = 'edges.sif', type = 'text/plain' } = {},
): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Upload Edges' });
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  const files = [new File([text], name, { type })];
  fireEvent.change(await screen.findByLabelText('File of edges'), { target: { files } });
}

/** Goes back to the result, whose page is loaded as it is when the pointer comes to a link. */
export async function goBack(user: UserEvent): Promise<void> {
  await loadPage('/result/network');
  await press(user, 'Back');
}

interface CytoscapeFile {
  readonly elements: {
    readonly nodes: readonly {
      readonly data: { readonly id: string; readonly user?: boolean };
      readonly position: { readonly x: number; readonly y: number };
    }[];
    readonly edges: readonly { readonly data: Readonly<Record<string, unknown>> }[];
  };
}

/** The nodes and edges in the file that the viewer saves as JSON. */
export async function savedNetwork(user: UserEvent): Promise<CytoscapeFile['elements']> {
  const { name, text } = await savedByButton(user, 'Download JSON', within(screen.getByRole('toolbar')));
  expect(name).toBe('query.cyjs');
  return (JSON.parse(text) as CytoscapeFile).elements;
}

/** Where the genes lie in the file that the viewer saves. */
export const savedPlaces = async (user: UserEvent): Promise<readonly (readonly [string, number, number])[]> =>
  (await savedNetwork(user)).nodes.map(({ data: { id }, position: { x, y } }) => [id, x, y] as const);
