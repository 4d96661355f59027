import type { IncomingHttpHeaders } from 'node:http';
import { v7 } from 'uuid';
import type { PaymentGateway } from '../../../platform/adapters/payment/payment';
import { AppError } from '../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { unsignedCallback } from '../../../platform/quota/unsigned-callback';
import { type Apply, type ReceiveDeps, receiveUnknown, storeCallback } from './receive';
import type { Verdict } from './validate';

export interface CallbackDeps extends ReceiveDeps {
  gateway: PaymentGateway | null;
  quota: Pick<QuotaService, 'allows' | 'spendAddress'>;
  /** One for each kind of payment. */
  kinds: readonly Apply[];
}

export type Callbacks = ReturnType<typeof createCallbacks>;

/** Stored characters of a callback; fewer of refused ones, because anyone can send them. */
const MAX_STORED = 4_000;
const MOST_REFUSED = 1_000;
/** Limit of stored unsigned callbacks, because anyone can send them and fill the disk. */
const REFUSED: Quota = { kind: 'refused-callback', most: 1_000, seconds: 86_400, gap: 0 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Receives callbacks of the gateway and finds what each pays. */
export function createCallbacks({ database, gateway, notice, quota, kinds }: CallbackDeps) {
  const apply = async (...received: Parameters<Apply>): Promise<Verdict> => {
    const [, { reference }] = received;
    for (const applyTo of UUID.test(reference) ? kinds : []) {
      const verdict = await applyTo(...received);
      if (verdict) return verdict;
    }
    return database.transaction((tx) => receiveUnknown({ notice }, tx, received));
  };

  /** Stores the first refused callback of a day and notifies the operator. */
  const storeRefused = async (
    name: string,
    verdict: 'signature' | 'unreadable',
    raw: string,
  ): Promise<void> => {
    const isStored = await quota.allows(REFUSED, `${name} ${verdict}`);
    await database.transaction(async (tx) => {
      if (isStored) {
        const eventId = `refused-${v7()}`;
        await storeCallback(tx, { gateway: name, eventId, payableId: null, raw, verdict });
      }
      const text =
        verdict === 'signature'
          ? `Callback ${name} datang dengan tanda tangan yang salah. Saldo tidak berubah.`
          : `Callback ${name} bertanda tangan benar, tetapi isinya tidak dikenal. Saldo tidak berubah.`;
      await notice.notify(tx, { kind: `payment_${verdict}`, ref: name, text });
    });
  };

  return {
    /** Handles a raw callback. Throws NOT_FOUND, PAYMENT_SIGNATURE, RATE_LIMITED, BAD_REQUEST. */
    async receive(name: string, headers: IncomingHttpHeaders, body: Buffer, ip: string): Promise<Verdict> {
      if (!gateway || gateway.name !== name) throw new AppError('NOT_FOUND');
      const raw = body.toString('utf8').replaceAll('\0', '').slice(0, MAX_STORED);
      const verified = await gateway.verify(headers, body);
      if ('event' in verified) return apply(name, verified.event, raw);
      if (verified.refused === 'signature') await quota.spendAddress(unsignedCallback('gateway'), ip);
      await storeRefused(name, verified.refused, raw.slice(0, MOST_REFUSED));
      throw new AppError(verified.refused === 'signature' ? 'PAYMENT_SIGNATURE' : 'BAD_REQUEST');
    },
  };
}
