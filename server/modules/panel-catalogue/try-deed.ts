import type { Fact } from '../../../src/core/contract/entity-act';
import { rupiah } from '../../../src/core/format/money';
import { judgePromo, type PromoFacts, promoRefusals } from '../../../src/core/storefront/promo';
import type { Db } from '../../db/client';
import { databaseNow } from '../../db/clock';
import { AppError } from '../../http/app-error';
import type { Deed } from '../entities/acts/shape';
import { readDocuments } from './documents-store';
import { priceFor, readPriced, readShopTiers } from './prices';
import { hasBought, readMemberUses, readPromoUses } from './sales-store';

interface Buyer {
  id: string | undefined;
  tierId: string | undefined;
}

async function buyerOf(db: Db, partnerId: string, id: string | undefined): Promise<Buyer> {
  if (!id) return { id, tierId: undefined };
  const [member] = await readDocuments<{ tier_id: string }>(db, partnerId, ['member'], [id]);
  return { id, tierId: member?.data.tier_id };
}

/** What a buyer would see who wrote this code now: the same rules as an order, and nothing is taken. */
export const tryDeed: Deed = async ({ tx, actor: { partnerId }, rows: [row], input }) => {
  const promo = row?.data as unknown as Omit<PromoFacts, 'used' | 'used_by_buyer'>;
  const id = row?.id ?? '';
  const shop = await readShopTiers(tx, partnerId);
  const [product] = await readPriced(tx, partnerId, [String(input.product_id)]);
  const buyer = await buyerOf(tx, partnerId, input.member_id as string | undefined);
  const tier = shop.tiers.find((one) => one.id === buyer.tierId) ?? shop.standard;
  const price = product && tier ? priceFor(product, tier, shop) : null;
  if (!product || !tier || price === null) {
    throw new AppError('VALIDATION_FAILED', undefined, {
      product_id: ['Produk ini belum punya harga jual.'],
    });
  }
  const subtotal = price * Number(input.qty);
  const verdict = judgePromo(
    {
      ...promo,
      is_active: promo.is_active === true,
      used: (await readPromoUses(tx, partnerId, [id])).get(id) ?? 0,
      used_by_buyer: buyer.id ? await readMemberUses(tx, id, buyer.id) : 0,
    },
    {
      subtotal,
      product_id: product.id,
      category_id: product.data.category_id,
      tier_id: tier.id,
      payment_method_id: (input.payment_method_id as string | undefined) ?? null,
      is_new_member: buyer.id !== undefined && !(await hasBought(tx, partnerId, buyer.id)),
    },
    await databaseNow(tx),
  );
  const facts: Fact[] = [
    { label: 'Pembeli', value: buyer.id ? `Member, tier ${tier.data.name}` : 'Tamu' },
    { label: 'Total belanja', value: rupiah(subtotal) },
  ];
  if (!verdict.applies) {
    const reason = promoRefusals[verdict.reason];
    return {
      message: 'Kode ditolak.',
      facts: [...facts, { label: 'Yang dilihat pembeli', value: reason, look: 'bad' }],
    };
  }
  return {
    message: 'Kode berlaku.',
    facts: [
      ...facts,
      { label: 'Potongan', value: rupiah(verdict.discount), look: 'ok' },
      { label: 'Dibayar', value: rupiah(subtotal - verdict.discount) },
    ],
  };
};
