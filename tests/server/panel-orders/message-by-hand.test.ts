import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { someone } from '../../support/storefront';
import { websiteStage } from '../../support/website-stage';

const shop = websiteStage();

const send = (resource: string, action: string, id: string) =>
  shop.owner.post(`/v1/vendor-panel/${resource}/act/${action}`, { key: v7(), ids: [id] });
const aMinuteLater = () =>
  query(
    shop.server.database,
    `update quotas set taken = array(select t - interval '1 minute' from unnest(taken) t),
       next_at = next_at - interval '1 minute' where kind = 'message-by-hand'`,
  );

describe('what a shop sends by hand', () => {
  it('reaches the buyer of an order once a minute and five times a day', async () => {
    const { body } = await shop.place({ product_id: shop.custom, buyer: someone() });
    const { id } = await shop.row(body.data.invoice);
    const notify = async () => (await send('transaction', 'notify', String(id))).status;

    expect([await notify(), await notify()]).toEqual([200, 429]);
    for (let nth = 2; nth <= 5; nth += 1) {
      await aMinuteLater();
      expect(await notify()).toBe(200);
    }
    await aMinuteLater();
    expect((await send('transaction', 'notify', String(id))).body).toMatchObject({
      code: 'MESSAGE_LIMIT',
      message: 'Pesan baru saja dikirim. Satu pesan dalam satu menit, paling banyak 5 sehari.',
    });
    expect((await shop.steps(body.data.invoice)).filter((step) => step === 'notified')).toHaveLength(5);
  });

  it('reaches a member with a link to a new password as seldom', async () => {
    const reset = async () => (await send('member', 'reset-password', shop.member.id)).status;
    expect([await reset(), await reset()]).toEqual([200, 429]);
    await aMinuteLater();
    expect(await reset()).toBe(200);
  });
});
