import { rupiah } from '../../../src/core/format/money';
import { number } from '../../../src/core/format/number';
import { AppError } from '../../http/app-error';
import type { Deed, DeedCall, DeedResult } from '../entities/acts/shape';
import type { createOrderActs, RefundTo } from './acts';
import type { PanelOrder } from './order-store';

/** The named acts of the declared resource `panel-transaction`. */
export function orderDeeds(acts: ReturnType<typeof createOrderActs>): Record<string, Deed> {
  const one =
    (work: (call: DeedCall, id: string) => Promise<PanelOrder>, told: (order: PanelOrder) => string): Deed =>
    async (call): Promise<DeedResult> => {
      const [id] = call.ids;
      if (!id) throw new AppError('NOT_FOUND');
      const order = await work(call, id);
      return { message: told(order), subject: order.invoice };
    };

  const by = ({ actor }: DeedCall) => ({ name: actor.name, userId: actor.userId });

  const confirm = (call: DeedCall, id: string) =>
    acts.confirmPayment(call.tx, call.actor.partnerId, id, { note: textOf(call.input.note), by: by(call) });

  return {
    'confirm-payment': one(confirm, ({ invoice }) => `Pembayaran ${invoice} dikonfirmasi.`),

    // In the order of their ids, as every other crowd of orders.
    'confirm-payments': async (call) => {
      const ids = [...new Set(call.ids)].sort();
      for (const id of ids) await confirm(call, id);
      const told = `${number(ids.length)} pembayaran`;
      return { message: `${told} dikonfirmasi.`, subject: told };
    },

    retry: one(
      (call, id) => acts.retry(call.tx, call.actor.partnerId, id, by(call)),
      ({ invoice }) => `Pesanan ${invoice} diproses ulang.`,
    ),
    complete: one(
      (call, id) => acts.complete(call.tx, call.actor.partnerId, id, textOf(call.input.sn), by(call)),
      ({ invoice }) => `Pesanan ${invoice} selesai.`,
    ),
    refund: one(
      (call, id) =>
        acts.refund(call.tx, call.actor.partnerId, id, {
          to: call.input.target as RefundTo,
          reason: String(call.input.reason),
          by: by(call),
        }),
      ({ total, member_id }) =>
        member_id ? `${rupiah(total)} dikembalikan.` : `Kirim ${rupiah(total)} ke pembeli secara manual.`,
    ),
    notify: one(
      (call, id) => acts.notify(call.tx, call.actor.partnerId, id, by(call)),
      () => 'Notifikasi dikirim ke pembeli.',
    ),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
