import type { ActionHandler } from '../../../../admin/server/actions/shape';
import type { EntityCode } from '../../../../admin/server/entity-code';
import type { Fact } from '../../../../core/contract/action-reply';
import { rupiah } from '../../../../core/format/money';
import { AppError } from '../../../../platform/http/app-error';
import { promoRefusals } from '../../../shops/domain/promo';
import type { OrderAmounts } from '../../../shops/domain/total';
import type { PromoData } from '../../../shops/server/shop-record/records';
import { type Trial, type TrialDeps, tryCode } from '../../../storefront/server/try-code';
import { readPromoUses } from '../sales-store';

export const promo = (deps: TrialDeps): EntityCode => ({
  async validate({ data }) {
    const { type, value } = data.discount as { type: string; value: number };
    return value < 1 ? { discount: [`Potongan minimal ${type === 'percent' ? '1%' : rupiah(1)}.`] } : {};
  },

  actions: { try: tryPromo(deps) },

  computed: async (db, partnerId, ids) => {
    const used = await readPromoUses(db, partnerId, ids);
    return new Map(ids.map((id) => [id, { used: used.get(id) ?? 0 }]));
  },
});

const tryPromo =
  (deps: TrialDeps): ActionHandler =>
  async ({ tx, actor: { partnerId }, rows: [row], input }) => {
    if (!row) throw new AppError('NOT_FOUND');
    const trial: Trial = {
      productId: String(input.product_id),
      qty: Number(input.qty),
      memberId: (input.member_id as string | undefined) ?? null,
      methodId: (input.payment_method_id as string | undefined) ?? null,
      promo: { id: row.id, data: row.data as PromoData },
    };
    const buyerOf = (...more: string[]): Fact => ({
      label: 'Pembeli',
      value: trial.memberId ? ['Member', ...more].join(', tier ') : 'Tamu',
    });
    const refused = (facts: Fact[], reason: string) => ({
      message: 'Kode ditolak.',
      facts: [...facts, { label: 'Yang dilihat pembeli', value: reason, tone: 'bad' as const }],
    });
    try {
      const { tier, subtotal, isFlashSale, verdict, amounts } = await tryCode(tx, partnerId, trial, deps);
      const total = {
        label: isFlashSale ? 'Total belanja (flash sale)' : 'Total belanja',
        value: rupiah(subtotal),
      };
      const facts = [buyerOf(tier), total];
      if (!verdict.applies) return refused(facts, promoRefusals[verdict.reason]);
      return {
        message: 'Kode berlaku.',
        facts: [
          ...facts,
          { label: 'Potongan', value: rupiah(verdict.discount), tone: 'ok' },
          ...billed(amounts),
          {
            label: trial.methodId ? 'Dibayar' : 'Dibayar, belum termasuk biaya metode',
            value: rupiah(amounts.total),
          },
        ],
      };
    } catch (refusal) {
      // The order would be refused regardless of the code.
      if (refusal instanceof AppError) return refused([buyerOf()], refusal.message);
      throw refusal;
    }
  };

const billed = ({ fee_bearer, payment_fee, rounding }: OrderAmounts): Fact[] => [
  ...(fee_bearer === 'buyer' && payment_fee > 0
    ? [{ label: 'Biaya pembayaran', value: rupiah(payment_fee) }]
    : []),
  ...(rounding > 0 ? [{ label: 'Pembulatan', value: rupiah(rounding) }] : []),
];
