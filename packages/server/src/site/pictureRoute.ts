import { drawPicture } from '@trellis/contract/portable';
import { frameOf } from '@trellis/engine/names';
import type { CallContext } from '../http/context.ts';
import { notFound, Refusal } from '../http/errorAnswer.ts';
import type { Router } from '../http/router.ts';

/** Adds the pictures of figures that pages show, without what is on the pages of others. */
export function pictureRoute(router: Router, context: CallContext): void {
  router.mount(drawPicture, async ({ params: { id, picture }, query }, { client }) => {
    const figure = frameOf(picture.replace(/\.svg$/, ''));
    if (!figure) throw new Refusal(notFound(`There is no figure called "${picture}".`));
    const { revision = 0, theme: paper = 'light', size = 'wide' } = query;
    const { readEmbed } = await import('../http/embed/readEmbed.ts');
    const options = { figure: figure.name, paper, size };
    return (await readEmbed(context, { id, revision: Number(revision), options }, client)).svg;
  });
}
