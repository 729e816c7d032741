import type { FastifyInstance } from 'fastify';
import { sendFeedback } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { editionFor, type Context } from '../context.ts';
import { openMailer } from '../../feedback/mail.ts';
import { readFeedback } from '../../feedback/readFeedback.ts';
import { tokenCheck } from '../../feedback/verifyToken.ts';
import { limitRate } from '../rateLimit.ts';
import { mount } from '../mount.ts';

/** Feedback is always stored; a mail that fails is logged and does not affect the answer. */
export function feedbackRoutes(app: FastifyInstance, context: Context): void {
  const { config, store } = context;
  const mailer = openMailer(config);
  const verify = tokenCheck(config);
  app.addHook('onClose', () => mailer?.close());

  void app.register(async (limited) => {
    await limitRate(limited, context, {
      name: 'feedback',
      max: config.feedbackLimit,
      window: '1 hour',
      sentence: 'That is more feedback than one address may send',
    });
    mount(limited, sendFeedback, async (call) => {
      const { name, feedback: text, token } = await readFeedback(call);
      if (!(await verify(token, call.ip)))
        throw new TrellisError('bad-request', 'The verification that you are a person failed; please try again.');
      const { name: edition } = await editionFor(context, call);
      await store.requests.addFeedback({ edition, name, text });
      mailer?.send({ edition, name, text }).catch((error: unknown) => call.log.error(error, 'feedback not mailed'));
      return 'Feedback recorded!';
    });
  });
}
