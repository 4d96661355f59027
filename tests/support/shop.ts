import { v7 } from 'uuid';
import { createActivityService } from '../../src/platform/activity/service';
import { createSandboxSupplier } from '../../src/platform/adapters/supplier/sandbox';
import type { Database } from '../../src/platform/db/client';
import type { Actor } from '../../src/platform/http/actor';
import { createSecretService } from '../../src/platform/identity/secret/service';
import { createLedgerService } from '../../src/platform/ledger/service';
import { createQuotaService } from '../../src/platform/quota/service';
import type { BrandForm } from '../../src/topics/catalogue/contract/catalogue';
import type { CreateTransactionInput } from '../../src/topics/orders/contract/transaction';
import { createTransactionService } from '../../src/topics/orders/server/transaction/service';
import { createSellingPriceService } from '../../src/topics/selling-prices/server/service';
import { cheapHash } from './cheap-hash';
import { insertRow } from './insert-row';
import { vouchers } from './seals';

export const PIN = '246810';
export const PASSWORD = 'Mitra#2026';
/** Rupiah of one item, after tier discount. */
export const PRICE = 19_700;

const userId: BrandForm = {
  key: 'user_id',
  alias: 'User ID',
  type: 'number',
  placeholder: '',
  required: true,
  min_len: 4,
  max_len: 12,
  regex: null,
  options: [],
  help_text: null,
};

/** A tier, a game and a voucher brand with one item each, and services with a real database. */
export async function openShop(database: Database, hash = cheapHash) {
  const ledger = createLedgerService({ database });
  const activity = createActivityService({ database });
  const secret = createSecretService({ database, activity });
  const supplier = createSandboxSupplier();
  const quota = createQuotaService({ database, perAddress: false });
  const sellingPrice = createSellingPriceService({ database, quota, activity });
  const transactions = createTransactionService({
    database,
    supplier,
    ledger,
    secret,
    activity,
    vouchers,
    sellingPrice,
    onOrder: () => undefined,
  });
  const pinHash = await hash(PIN);
  const passwordHash = await hash(PASSWORD);
  const tier = v7();
  await insertRow(database, 'tiers', {
    id: tier,
    name: 'Gold',
    level: 3,
    min_topup_30d: 0,
    requires_kyc: false,
    has_panel: true,
    price_discount_bps: 150,
  });
  const category = v7();
  await insertRow(database, 'categories', {
    id: category,
    slug: 'game',
    name: 'Top Up Game',
    icon: 'gamepad-2',
    type: 1,
    sort: 1,
  });
  const game = await openBrand(database, category, 'mobile-legends', [userId]);
  const voucher = await openBrand(database, category, 'google-play', []);

  return {
    ledger,
    supplier,
    transactions,
    sellingPrice,
    game,
    voucher,

    /** A partner with PIN and balance, as its owner. */
    openPartner: async (balance: number): Promise<Actor> => {
      const actor: Actor = {
        userId: v7(),
        partnerId: v7(),
        role: 'owner',
        name: 'Budi Santoso',
        sessionHash: '',
        verified: true,
        can: () => ({ can: true }),
        device: { ip: '127.0.0.1', userAgent: 'test' },
      };
      const tag = actor.userId.slice(-12);
      await insertRow(database, 'partners', {
        id: actor.partnerId,
        code: `M-${tag}`,
        name: 'Toko Budi',
        tier_id: tier,
        kyc_status: 2,
      });
      await insertRow(database, 'users', {
        id: actor.userId,
        partner_id: actor.partnerId,
        role: 'owner',
        name: actor.name,
        email: emailOf(actor),
        phone: `62${tag}`,
        password_hash: passwordHash,
        pin_hash: pinHash,
        privileges: [],
        phone_verified_at: new Date().toISOString(),
        email_verified_at: new Date().toISOString(),
      });
      await ledger.open(actor.partnerId);
      if (balance > 0) await topUp(ledger, actor.partnerId, balance);
      return actor;
    },

    /** An order of one item for a User ID ending in `ending`. */
    order: (ending: string, over: Partial<CreateTransactionInput> = {}): CreateTransactionInput => ({
      brand_id: game.brand,
      variation_id: game.item,
      qty: 1,
      form_values: { user_id: `9900${ending}` },
      expected_price: PRICE,
      allow_duplicate: true,
      pin: PIN,
      ...over,
    }),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const emailOf = (actor: Actor): string => `${actor.userId.slice(-12)}@demo.test`;

export const topUp = (ledger: Shop['ledger'], partnerId: string, amount: number) =>
  ledger.post({
    partnerId,
    kind: 'main',
    amount,
    house: 'deposits',
    type: 1,
    refType: 'topup',
    refId: null,
    refCode: 'TU-TEST',
    description: 'Top up saldo',
    actor: 'Sistem',
    userId: null,
  });

async function openBrand(database: Database, category: string, key: string, forms: BrandForm[]) {
  const brand = v7();
  const item = v7();
  await insertRow(database, 'brands', {
    id: brand,
    key,
    category_id: category,
    name: key,
    publisher: 'Penerbit',
    monogram: 'ML',
    is_voucher: forms.length === 0,
    status: 1,
    has_check_id: true,
    regions: ['ID'],
    how_to_html: '',
    forms: JSON.stringify(forms),
    sort: 1,
  });
  await insertRow(database, 'variations', {
    id: item,
    sku: key.toUpperCase(),
    brand_id: brand,
    group: 'Diamond',
    name: '86 Diamond',
    base_price: 20_000,
    sla_seconds: 60,
    max_qty: 5,
    multi: false,
    status: 1,
    is_new: false,
    is_promo: false,
    sort: 1,
  });
  return { brand, item };
}
