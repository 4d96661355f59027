import { z } from 'zod';

/** Milliseconds from a call to the last byte of the answer. */
const PATIENCE = 9_000;

const answerShape = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string(),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
]);

/** Error of the Bot API. Its English text never contains the token. */
export class TelegramRefusal extends Error {
  constructor(
    readonly code: number,
    description: string,
    /** Milliseconds to wait; null if not specified. */
    readonly wait: number | null,
  ) {
    super(`${code} ${description}`);
  }
}

export type TelegramBot = ReturnType<typeof createTelegramBot>;

/**
 * The Bot API (core.telegram.org/bots/api). The URL contains the token, so errors omit the URL and the cause.
 */
export function createTelegramBot({ url, token }: { url: string; token: string }) {
  const withoutToken = (text: string): string => text.replaceAll(token, '…');

  const answerOf = async (method: string, body: object, signals: AbortSignal[]): Promise<unknown> => {
    try {
      const answer = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // A redirect must not receive the token.
        redirect: 'error',
        signal: AbortSignal.any(signals),
      });
      return await answer.json().catch(() => ({ status: answer.status }));
    } catch (failure) {
      const { message, cause } = failure as Error & { cause?: { code?: string; message?: string } };
      throw new Error(withoutToken(`Telegram was not reached: ${cause?.code ?? cause?.message ?? message}`));
    }
  };

  return {
    /** Bot id: the part of the token that is not secret. */
    id: token.slice(0, token.indexOf(':')),

    /**
     * Throws TelegramRefusal, or an Error if there is no valid answer. `patience` is in milliseconds;
     * `closing` aborts the call.
     */
    async call<Shape extends z.ZodType>(
      method: string,
      body: object,
      shape: Shape,
      { patience = PATIENCE, closing }: { patience?: number; closing?: AbortSignal } = {},
    ): Promise<z.output<Shape>> {
      const signals = [AbortSignal.timeout(patience), ...(closing ? [closing] : [])];
      const { data } = answerShape.safeParse(await answerOf(method, body, signals));
      if (data?.ok === false) {
        const seconds = data.parameters?.retry_after;
        const wait = seconds === undefined ? null : seconds * 1_000;
        throw new TelegramRefusal(data.error_code, withoutToken(data.description), wait);
      }
      const result = shape.safeParse(data?.result);
      if (!data || !result.success)
        throw new Error(`Telegram answered ${method} with what is not understood`);
      return result.data;
    },
  };
}
