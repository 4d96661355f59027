import { z } from 'zod';
import { type MessageCarrier, Undeliverable } from './message';

/** Milliseconds from the call to the last byte of the answer. */
const PATIENCE = 9_000;
/** Numbers are international already: the gateway is to put no country before them. */
const AS_THEY_ARE = '0';

/** Both are told with 200; a refusal says why in a few English words. */
const answerShape = z.object({ status: z.boolean(), reason: z.string().optional() });

/** Its words for a number that nobody can be reached at; a target in another sentence may be ours to mend. */
const NOBODY =
  /\btarget (?:input )?(?:is )?invalid\b|\binvalid target\b|\b(?:target|number)(?: is)? not registered\b/i;

/** WhatsApp by Fonnte's gateway (docs.fonnte.com, API Send Message): `token` is that of the device that sends. */
export const createFonnteCarrier = ({ url, token }: { url: string; token: string }): MessageCarrier => ({
  name: 'fonnte',
  async deliver({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: token },
      body: new URLSearchParams({ target: to, message: text, countryCode: AS_THEY_ARE }),
      // The token is for the gateway alone.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { data } = answerShape.safeParse(await answer.json().catch(() => null));
    if (data?.status) return;
    const reason = data?.reason ?? `the gateway answered ${answer.status} and nothing that is understood`;
    // Anything else is ours to mend, a used-up quota or a phone without a connection, and may work later.
    throw NOBODY.test(reason) ? new Undeliverable(reason) : new Error(reason);
  },
});
