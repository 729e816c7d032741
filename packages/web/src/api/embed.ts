import { useQuery } from '@tanstack/react-query';
import { base } from '../router/base.ts';
import { readJson } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** How a figure of a result is shown on another page. */
export interface ShownFigure {
  readonly title: string;
  /** HTML of a frame with the figure and its caption. */
  readonly html: string;
  /** Address of its page. */
  readonly page: string;
  /** Address and size of its picture without a caption, in pixels. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** What the server says about a figure to other sites (https://oembed.com). */
interface OEmbed {
  readonly title: string;
  readonly html: string;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

/** Address of the page of a figure. */
function figureAddress({ id, revision }: RequestRef, figure: string): string {
  const address = new URL(`/embed/${encodeURIComponent(id)}/${figure}`, window.location.origin);
  if (revision !== undefined) address.searchParams.set('revision', String(revision));
  return address.href;
}

/** Address of the picture of a figure, without its caption. */
export function pictureLink(
  request: RequestRef,
  figure: string,
  look: { readonly size: 'wide' | 'narrow'; readonly theme: 'light' | 'dark' },
): string {
  const { revision } = request;
  const query = new URLSearchParams({
    ...look,
    caption: '0',
    ...(revision !== undefined && { revision: String(revision) }),
  });
  return `${base}/embed/${encodeURIComponent(request.id)}/${figure}.svg?${query.toString()}`;
}

/** Says how a figure of a result is shown on another page; an error when the result has no such figure. */
export const useShownFigure = (ref: RequestRef, figure: string) =>
  useQuery({
    queryKey: ['request', ref.id, ref.revision, 'embed', figure],
    queryFn: async ({ signal }): Promise<ShownFigure> => {
      const page = figureAddress(ref, figure);
      const address = `/oembed?format=json&url=${encodeURIComponent(page)}`;
      const { title, html, ...thumbnail } = (await readJson(address, signal)) as OEmbed;
      return {
        title,
        html,
        page,
        picture: thumbnail.thumbnail_url,
        width: thumbnail.thumbnail_width,
        height: thumbnail.thumbnail_height,
      };
    },
  });
