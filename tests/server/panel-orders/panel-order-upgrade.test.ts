import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { tierPrice } from '../../../src/topics/selling-prices/domain/tier-price';
import { query } from '../../support/query';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';
const SALE = 30_000;

const shop = websiteStage();

beforeAll(async () => {
  await shop.change(shop.vcg, { price_mode: 'manual', prices: [{ tier_id: shop.tierId, price: SALE }] });
});

/** Sets the supplier price to `base` and returns the shop's cost. */
const costs = async (base: number): Promise<number> => {
  const [row] = await query(
    shop.server.database,
    `update variations v set base_price = $2::bigint from entities e, partners p join tiers t on t.id = p.tier_id
     where e.id = $1::uuid and v.id = (e.data->>'variation_id')::uuid and p.id = e.partner_id
     returning t.price_discount_bps as bps`,
    [shop.vcg, base],
  );
  return tierPrice(base, Number(row?.bps));
};

const placed = async () => {
  const { status, body } = await shop.place({ product_id: shop.vcg });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.data.invoice);
};
const retry = async (invoice: string) => {
  const { id } = await shop.row(invoice);
  expect((await shop.owner.post(`${ORDERS}/act/retry`, { key: v7(), ids: [id] })).status).toBe(200);
};
/** Waits until the order has waited `times` times. */
const waits = (invoice: string, times: number) =>
  until(`the order to wait ${times} times`, async () => {
    const steps = await shop.steps(invoice);
    return steps.filter((step) => step === 'waiting').length === times;
  });

describe('an order whose supply has become dearer', () => {
  it('is bought at the price that its partner was shown, and at no higher one', async () => {
    await costs(20_000);
    const invoice = await placed();
    await costs(40_000);
    await shop.gateway(invoice);
    await waits(invoice, 1);

    const now = await costs(50_000);
    await retry(invoice);
    await waits(invoice, 2);
    const row = await shop.row(invoice);
    expect(row).toMatchObject({ h2h_transaction_id: null, warned_cost: now });
    expect(row.reason).toContain(new Intl.NumberFormat('id-ID').format(now));

    const less = await costs(45_000);
    await retry(invoice);
    await until('the order to be delivered', async () => (await shop.row(invoice)).order_status === 3);
    expect(await shop.row(invoice)).toMatchObject({ cost: less, warned_cost: null });
  });

  it('waits for its partner when it was a loss before, however small', async () => {
    await costs(20_000);
    const invoice = await placed();
    await query(shop.server.database, 'update panel_orders set profit = -1 where invoice = $1', [invoice]);
    await costs(20_100);
    await shop.gateway(invoice);

    expect(await shop.row(invoice)).toMatchObject({
      h2h_transaction_id: null,
      reason: expect.stringContaining('Harga modal naik'),
    });
  });

  it('is bought without a word while something is left of it', async () => {
    await costs(20_000);
    const invoice = await placed();
    const now = await costs(21_000);
    await shop.gateway(invoice);

    expect(await shop.row(invoice)).toMatchObject({ cost: now, profit: SALE - now });
  });
});
