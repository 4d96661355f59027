import { z } from 'zod';
import { type MessageCarrier, Undeliverable } from './message';

/** Milliseconds from the call to the last byte of the answer. */
const PATIENCE = 9_000;
/** Numbers already have a country code, so the gateway must not add one. */
const AS_THEY_ARE = '0';

/** Success and refusal both use HTTP 200; `reason` is a short English text. */
const answerShape = z.object({ status: z.boolean(), reason: z.string().optional() });

/** Messages for an unreachable number; other messages may be our fault. */
const NOBODY =
  /\btarget (?:input )?(?:is )?invalid\b|\binvalid target\b|\b(?:target|number)(?: is)? not registered\b/i;

/** WhatsApp through Fonnte (docs.fonnte.com, API Send Message): `token` identifies the sending device. */
export const createFonnteCarrier = ({ url, token }: { url: string; token: string }): MessageCarrier => ({
  name: 'fonnte',
  async deliver({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: token },
      body: new URLSearchParams({ target: to, message: text, countryCode: AS_THEY_ARE }),
      // A redirect must not receive the token.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { data } = answerShape.safeParse(await answer.json().catch(() => null));
    if (data?.status) return;
    const reason = data?.reason ?? `the gateway answered ${answer.status} and nothing that is understood`;
    // Other failures, such as a used quota or a disconnected phone, may succeed later.
    throw NOBODY.test(reason) ? new Undeliverable(reason) : new Error(reason);
  },
});
