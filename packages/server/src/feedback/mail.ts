import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** Feedback for the maintainers of the site. */
export interface FeedbackMail {
  readonly edition: string;
  readonly name: string;
  readonly text: string;
}

export interface Mailer {
  /** Rejects when the mail server does not take the mail. */
  send(mail: FeedbackMail): Promise<void>;
  close(): void;
}

const timeoutMs = 10_000;

/** Sends feedback by mail; undefined when no mail server is configured. */
export function openMailer({ smtpUrl, feedbackTo, feedbackFrom = feedbackTo }: Config): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ edition, name, text }) {
      await transport.sendMail({
        from: feedbackFrom,
        to: feedbackTo,
        subject: `Trellis feedback (${edition}) from ${name}`,
        text: text || '(no text)',
      });
    },
    close: () => transport.close(),
  };
}
