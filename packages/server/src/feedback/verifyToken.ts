import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../config/config.ts';

/** Whether a token proves that a person has sent a form from this address. */
export type VerifyToken = (token: string, address: string) => Promise<boolean>;

/** Answer of a verification service to a valid token; services with actions repeat the action of the page. */
const Verified = Type.Object({ success: Type.Literal(true), action: Type.Optional(Type.Literal('feedback')) });

const timeoutMs = 5_000;

/**
 * Returns a check by the configured service with the protocol of reCAPTCHA, hCaptcha and Turnstile: a POST of `secret`,
 * `response` and `remoteip` that returns `success`. It fails when the service takes longer than five seconds. Without a
 * service every token passes.
 */
export function tokenCheck({ verifyUrl, verifySecret }: Config): VerifyToken {
  if (verifyUrl === undefined || verifySecret === undefined) return async () => true;
  return async (token, address) => {
    const body = new URLSearchParams({ secret: verifySecret, response: token, remoteip: address });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      // A redirect would take the secret elsewhere.
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' });
      return Value.Check(Verified, await answer.json());
    } catch {
      return false;
    }
  };
}
