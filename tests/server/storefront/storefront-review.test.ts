import { v7 } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { someone } from '../../support/storefront';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';

const shop = websiteStage();

/** An order for manual delivery by `deliver`. */
const order = async (buyer: ReturnType<typeof someone> | typeof shop.member.buyer = someone()) => {
  const { body } = await shop.place({ product_id: shop.custom, buyer });
  const { invoice } = body.data;
  await shop.gateway(invoice);
  const id = String((await shop.row(invoice)).id);
  const deliver = () => shop.owner.post(`${ORDERS}/act/complete`, { key: v7(), ids: [id] });
  const contact = buyer.kind === 'guest' ? buyer.phone : undefined;
  const say = (said: object, client = shop.server.guest) =>
    client.post(`${shop.path}/orders/${invoice}/review`, { ...(contact && { contact }), rating: 5, ...said });
  return { id, deliver, say };
};

describe('the buyer of an order', () => {
  it('says once what it thinks of it, after the delivery, live for the shop', async () => {
    const { id, deliver, say } = await order();
    expect((await say({})).body.code).toBe('REVIEW_CLOSED');
    await deliver();
    const { frames, ws } = await openLive(shop.owner, 'mitra');
    onTestFinished(() => ws.terminate());

    const { status, body } = await say({ rating: 4, review: 'Cepat.\nTerima kasih!' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ rating: 4, review: 'Cepat.\nTerima kasih!', order_status: 3 });
    await until('the shop to hear of it', () =>
      frames.some((frame) => frame.resource === 'panel-transaction'),
    );
    expect((await shop.owner.get(`${ORDERS}/${id}`)).body.data).toMatchObject({
      rating: 4,
      review: 'Cepat.\nTerima kasih!',
    });
    expect((await say({ rating: 1 })).body.code).toBe('REVIEW_CLOSED');
  });

  it('is the one who placed it, by contact or as the member it belongs to', async () => {
    const guests = await order();
    await guests.deliver();
    expect((await guests.say({ contact: '081299999999' })).status).toBe(404);
    const members = await order(shop.member.buyer);
    await members.deliver();
    const member = new Client(shop.server.url, await shop.signIn());

    expect((await members.say({})).body.code).toBe('UNAUTHENTICATED');
    expect((await guests.say({ contact: undefined }, member)).status).toBe(404);
    expect((await members.say({}, member)).body.data).toMatchObject({ rating: 5, review: null });
  });

  it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { review: 'x'.repeat(501) }])(
    'gives one to five stars and five hundred characters, not %o',
    async (said) => {
      const { deliver, say } = await order();
      await deliver();
      expect((await say(said)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
