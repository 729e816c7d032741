import type { Config } from '../config/config.ts';

/** Whether a token proves that a person has sent a form from this address. */
export type VerifyToken = (token: string, address: string) => Promise<boolean>;

/** What verification services answer; those that know actions repeat the one that the page named. */
interface Verdict {
  readonly success?: unknown;
  readonly action?: unknown;
}

const timeoutMs = 5_000;

/**
 * Asks the configured service, as reCAPTCHA, hCaptcha and Turnstile all answer it: a POST of `secret`, `response` and
 * `remoteip` that returns `success`. A service that does not answer in five seconds has not verified. Without a service
 * every token passes.
 */
export function tokenCheck({ verifyUrl, verifySecret }: Config): VerifyToken {
  if (verifyUrl === undefined || verifySecret === undefined) return async () => true;
  return async (token, address) => {
    const body = new URLSearchParams({ secret: verifySecret, response: token, remoteip: address });
    try {
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
      const { success, action } = (await answer.json()) as Verdict;
      return success === true && (action === undefined || action === 'feedback');
    } catch {
      return false;
    }
  };
}
