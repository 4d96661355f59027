import { compact } from '../../../core/format/money';
import { TOPUP } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { type AskGateway, quietly } from '../../payments/server/ask-gateway';
import type { PaymentService } from '../../payments/server/service';
import {
  type CreateTopupInput,
  MOST_UNPAID,
  TOPUP_MIN,
  TOPUP_STEP,
  type Topup,
  type TopupInvoice,
} from '../contract/topup';
import { changeTopup, lockTopup } from './change-store';
import type { createCreation } from './create';
import { type InvoiceDeps, invoiceOf } from './invoice';
import { invoicePdf } from './invoice-pdf';
import type { createProofs, SentProof } from './proof';
import { readTopup, readTopupById, type TopupRow } from './read-store';
import { countUnpaid, readRecentTopupFrames, readTopupPage, type TopupFilter } from './store';

const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];
const popular = new Set([500_000, 1_000_000]);

const nominals = amounts.map((amount) => ({
  amount,
  label: compact(amount),
  is_popular: popular.has(amount),
}));

export interface TopupDeps extends InvoiceDeps {
  database: Database;
  payment: Pick<PaymentService, 'sandboxUrl' | 'instructionsOf'>;
  activity: Pick<ActivityService, 'record'>;
  creation: Pick<ReturnType<typeof createCreation>, 'create'>;
  proofs: ReturnType<typeof createProofs>;
  quota: Pick<QuotaService, 'allows'>;
  askGateway: AskGateway;
  onCreated: () => void;
}

const CHECKS: Quota = { kind: 'topup-check', most: 10, seconds: 3_600, gap: 30 };

export type TopupService = ReturnType<typeof createTopupService>;

export function createTopupService(deps: TopupDeps) {
  const { database, payment, activity, creation, proofs, quota, askGateway, seals, onCreated } = deps;

  const rowOf = async (actor: Actor, id: string): Promise<TopupRow> => {
    const row = await readTopup(database, { partner: actor.partnerId, id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const one = async (actor: Actor, id: string): Promise<Topup> => {
    const row = await rowOf(actor, id);
    return {
      ...row,
      instructions: payment.instructionsOf(row.method_code, row.payment),
      sandbox_url: payment.sandboxUrl(row),
    };
  };

  const invoice = async (actor: Actor, id: string): Promise<TopupInvoice> =>
    invoiceOf(await rowOf(actor, id), deps);

  return {
    list: async (actor: Actor, filter: TopupFilter, page: { page: number; limit: number }) => {
      const { rows, ...counted } = await readTopupPage(database, actor.partnerId, filter, page);
      return { data: rows, meta: { ...page, ...counted } };
    },

    one,

    nominals: async (actor: Actor) => ({
      nominals,
      min: TOPUP_MIN,
      step: TOPUP_STEP,
      unpaid: await countUnpaid(database, actor.partnerId),
      most_unpaid: MOST_UNPAID,
    }),

    /** Creates one top up per key. Throws errors of `createTopup`. */
    create: async (
      actor: Actor,
      key: string,
      input: CreateTopupInput,
    ): Promise<{ topup: Topup; replayed: boolean }> => {
      const { id, replayed } = await creation.create(actor, key, input);
      if (!replayed) onCreated();
      return { topup: await one(actor, id), replayed };
    },

    cancel: async (actor: Actor, id: string): Promise<Topup> => {
      await rowOf(actor, id);
      await database.transaction(async (tx) => {
        const locked = await lockTopup(tx, id);
        const isOver = !locked?.expires_at || Date.parse(locked.expires_at) <= (await databaseNow(tx));
        if (locked?.status !== TOPUP.waiting || isOver) throw new AppError('TOPUP_NOT_WAITING');
        await changeTopup(tx, id, { status: TOPUP.cancelled });
        await activity.record(tx, actor, { code: 'topup.cancel', object: locked.code });
      });
      return one(actor, id);
    },

    /** Returns the known state if called too often or the gateway does not answer. Throws NOT_FOUND. */
    check: async (actor: Actor, id: string): Promise<Topup> => {
      const row = await rowOf(actor, id);
      if (row.status === TOPUP.waiting && (await quota.allows(CHECKS, id))) await quietly(askGateway(row));
      return one(actor, id);
    },

    sendProof: async (actor: Actor, id: string, proof: SentProof): Promise<Topup> => {
      await proofs.send(actor, id, proof);
      return one(actor, id);
    },

    openProof: (actor: Actor, id: string) => proofs.open(actor, id),

    invoice,

    invoicePdf: async (actor: Actor, id: string): Promise<{ name: string; bytes: Buffer }> => {
      const found = await invoice(actor, id);
      return { name: `${found.number.replaceAll('/', '-')}.pdf`, bytes: await invoicePdf(found) };
    },

    /** Invoice by printed seal; null if it was never issued. */
    checkInvoice: async (id: string, seal: string): Promise<TopupInvoice | null> => {
      const row = seals.fits(id, seal) ? await readTopupById(database, { id }) : null;
      return row?.invoice_number ? invoiceOf(row, deps) : null;
    },

    recentFrames: (partnerIds: readonly string[]) =>
      readRecentTopupFrames(database, { partners: partnerIds }),
  };
}
