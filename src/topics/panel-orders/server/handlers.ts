import type { ActionHandler, HandlerCall, HandlerResult } from '../../../admin/server/actions/shape';
import type { Fact } from '../../../core/contract/action-reply';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import { ORDER } from '../../../core/states';
import { AppError } from '../../../platform/http/app-error';
import { panelOrderSteps } from '../text/panel-order';
import { orderStatusWord } from '../text/panel-statistic';
import type { createOrderActions, Refunded, RefundTo } from './actions';
import type { PanelOrder } from './order-store';
import { readBuyer } from './people-store';

/** Handlers of the actions on `panel-transaction`. */
export function orderHandlers(actions: ReturnType<typeof createOrderActions>): Record<string, ActionHandler> {
  const one =
    (
      work: (call: HandlerCall, id: string) => Promise<PanelOrder>,
      messageOf: (order: PanelOrder, call: HandlerCall) => string,
    ): ActionHandler =>
    async (call): Promise<HandlerResult> => {
      const [id] = call.ids;
      if (!id) throw new AppError('NOT_FOUND');
      const order = await work(call, id);
      return { message: messageOf(order, call), subject: order.invoice };
    };

  const by = ({ actor }: HandlerCall) => ({ name: actor.name, userId: actor.userId });

  const confirm = (call: HandlerCall, id: string) =>
    actions.confirmPayment(call.tx, call.actor.partnerId, id, {
      note: textOf(call.input.note),
      by: by(call),
    });

  return {
    'confirm-payment': one(confirm, ({ invoice, reason }) =>
      [`Pembayaran ${invoice} dikonfirmasi.`, reason].filter(Boolean).join(' '),
    ),

    // Sorted ids give a fixed lock order.
    'confirm-payments': async (call) => {
      const ids = [...new Set(call.ids)].sort();
      let late = 0;
      for (const id of ids) if ((await confirm(call, id)).reason) late += 1;
      const amount = `${number(ids.length)} pembayaran`;
      const waiting =
        late > 0 ? ` ${number(late)} di antaranya lewat batas waktu dan menunggu keputusan Anda.` : '';
      return { message: `${amount} dikonfirmasi.${waiting}`, subject: amount };
    },

    retry: one(
      (call, id) => actions.retry(call.tx, call.actor.partnerId, id, by(call)),
      ({ invoice }) => `Pesanan ${invoice} diproses ulang.`,
    ),
    complete: one(
      (call, id) => actions.complete(call.tx, call.actor.partnerId, id, textOf(call.input.sn), by(call)),
      ({ invoice }) => `Pesanan ${invoice} selesai.`,
    ),
    /** Runs for a preview as well, whose transaction is rolled back: it shows exactly what happens. */
    refund: async (call) => {
      const [id] = call.ids;
      if (!id) throw new AppError('NOT_FOUND');
      const done = await actions.refund(call.tx, call.actor.partnerId, id, {
        to: call.input.target as RefundTo,
        reason: String(call.input.reason),
        by: by(call),
      });
      const { before, after, to } = done;
      const buyer = await readBuyer(call.tx, after);
      return {
        message:
          to === 'balance'
            ? `${rupiah(after.total)} dikembalikan ke saldo member.`
            : `Kirim ${rupiah(after.total)} ke pembeli secara manual.`,
        subject: after.invoice,
        facts: refundFacts(done, buyer.name),
        changes: [
          {
            id,
            title: after.invoice,
            values: [
              {
                label: 'Status pesanan',
                before: orderStatusWord(before.order_status),
                after: orderStatusWord(after.order_status),
              },
            ],
          },
        ],
      };
    },
    notify: one(
      (call, id) => actions.notify(call.tx, call.actor.partnerId, id, by(call)),
      () => 'Notifikasi dikirim ke pembeli.',
    ),
  };
}

/** Amount, buyer, and where money and profit go. */
function refundFacts({ before, after, to, points }: Refunded, buyer: string): Fact[] {
  const moved = before.profit_credited - after.profit_credited;
  const isSpent = before.order_status === ORDER.done && before.cost > 0;
  const amounts = [
    { label: 'Dikembalikan', amount: after.total },
    { label: panelOrderSteps.profit_returned.word, amount: moved },
    { label: 'Profit yang sudah keluar dari saldo profit', amount: after.profit_credited },
    { label: 'Modal yang tidak kembali', amount: isSpent ? before.cost : 0 },
  ];
  return [
    { label: 'Pembeli', value: `${buyer} (${after.member_id ? 'member' : 'tamu'})` },
    { label: 'Dana', value: to === 'balance' ? 'Masuk ke saldo member' : 'Anda kirim sendiri ke pembeli' },
    ...amounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }) => ({ label, value: rupiah(amount) })),
    ...(points > 0 ? [{ label: 'Poin member yang ditarik', value: number(points) }] : []),
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
