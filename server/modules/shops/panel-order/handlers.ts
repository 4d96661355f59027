import { rupiah } from '../../../../src/core/format/money';
import { number } from '../../../../src/core/format/number';
import { AppError } from '../../../http/app-error';
import type { ActHandler, HandlerCall, HandlerResult } from '../../ground/entities/acts/shape';
import { type createOrderActs, type RefundTo, refundTarget } from './acts';
import type { PanelOrder } from './order-store';

/** The named acts of the declared resource `panel-transaction`. */
export function orderHandlers(acts: ReturnType<typeof createOrderActs>): Record<string, ActHandler> {
  const one =
    (
      work: (call: HandlerCall, id: string) => Promise<PanelOrder>,
      told: (order: PanelOrder, call: HandlerCall) => string,
    ): ActHandler =>
    async (call): Promise<HandlerResult> => {
      const [id] = call.ids;
      if (!id) throw new AppError('NOT_FOUND');
      const order = await work(call, id);
      return { message: told(order, call), subject: order.invoice };
    };

  const by = ({ actor }: HandlerCall) => ({ name: actor.name, userId: actor.userId });

  const confirm = (call: HandlerCall, id: string) =>
    acts.confirmPayment(call.tx, call.actor.partnerId, id, { note: textOf(call.input.note), by: by(call) });

  return {
    'confirm-payment': one(confirm, ({ invoice, reason }) =>
      [`Pembayaran ${invoice} dikonfirmasi.`, reason].filter(Boolean).join(' '),
    ),

    // In the order of their ids, as every other crowd of orders.
    'confirm-payments': async (call) => {
      const ids = [...new Set(call.ids)].sort();
      let late = 0;
      for (const id of ids) if ((await confirm(call, id)).reason) late += 1;
      const told = `${number(ids.length)} pembayaran`;
      const waiting =
        late > 0 ? ` ${number(late)} di antaranya lewat batas waktu dan menunggu keputusan Anda.` : '';
      return { message: `${told} dikonfirmasi.${waiting}`, subject: told };
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
          to: refundWish(call),
          reason: String(call.input.reason),
          by: by(call),
        }),
      (order, call) =>
        refundTarget(refundWish(call), order) === 'balance'
          ? `${rupiah(order.total)} dikembalikan ke saldo member.`
          : `Kirim ${rupiah(order.total)} ke pembeli secara manual.`,
    ),
    notify: one(
      (call, id) => acts.notify(call.tx, call.actor.partnerId, id, by(call)),
      () => 'Notifikasi dikirim ke pembeli.',
    ),
  };
}

const refundWish = ({ input }: HandlerCall) => input.target as RefundTo;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
