import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { commissionOf } from '../../../src/topics/referral/domain';
import { createReferralOperator } from '../../../src/topics/referral/server/operator';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openReferrals } from '../../support/referrals';
import { PRICE } from '../../support/shop';

const ONE = commissionOf(PRICE, 50);

describe('commissions', async () => {
  let store: TestDatabase;
  let stage: Awaited<ReturnType<typeof openReferrals>>;
  beforeAll(async () => {
    store = await openTestDatabase();
    stage = await openReferrals(store.database);
  });
  afterAll(() => store?.close());

  const pair = async () => {
    const referrer = await stage.join();
    return { referrer, friend: await stage.join(referrer.partnerId) };
  };
  const barOf = async (partner: string) =>
    (await query(store.database, 'select reason from referral_bars where partner_id = $1', [partner]))[0]
      ?.reason ?? null;
  const notices = (ref: string) =>
    query(
      store.database,
      `select times from operator_notices n join partners p on p.code = n.ref where p.id = $1 and kind = 'referral_barred'`,
      [ref],
    );
  const agree = async () => expect(await firstError(store.database)).toBeNull();

  it('are earned by who referred, once per order, however often it is evaluated', async () => {
    const { referrer, friend } = await pair();
    const order = await stage.buy(friend);
    await stage.settle();
    await Promise.all(Array.from({ length: 8 }, () => stage.run(order)));
    expect(await stage.earned(referrer)).toBe(ONE);
    expect(await stage.earned(friend)).toBe(0);
    await agree();
  });

  it.each([
    ['nothing for an order that was paid back', '1232', 0],
    ['what stayed of an order that was delivered in part', '1238', commissionOf(PRICE / 2, 50)],
  ])('are %s', async (_what, ending, amount) => {
    const { referrer, friend } = await pair();
    await stage.buy(friend, ending);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(amount);
    await agree();
  });

  it('reach one level only', async () => {
    const { referrer, friend } = await pair();
    const third = await stage.join(friend.partnerId);
    await stage.buy(third);
    await stage.settle();
    expect([await stage.earned(referrer), await stage.earned(friend)]).toEqual([0, ONE]);
  });

  it('are taken back with a refund, and what has left already is owed', async () => {
    const { referrer, friend } = await pair();
    const [first, second] = [await stage.buy(friend), await stage.buy(friend)];
    await stage.settle();
    await stage.payBack(first, 10_000);
    expect((await firstError(store.database))?.rule).toBeUndefined();
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(commissionOf(PRICE - 10_000, 50) + ONE);
    await stage.ledger.post({
      ...{ partnerId: referrer.partnerId, kind: 'referral', amount: -(await stage.earned(referrer)) },
      ...{ house: 'referral', type: 2, refType: 'test', refId: null, refCode: 'UJI', description: 'Uji' },
      ...{ actor: 'Sistem', userId: null },
    });
    await stage.payBack(second);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(-ONE);
    await stage.buy(friend);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(0);
    await agree();
  });

  it('end twelve months after the registration, and with the part in the programme', async () => {
    const { referrer, friend } = await pair();
    const since = (months: number) =>
      query(
        store.database,
        `update partners set created_at = now() - make_interval(months => $2::int) + interval '1 hour' where id = $1::uuid`,
        [friend.partnerId, months],
      );
    await since(12);
    await stage.buy(friend);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(ONE);
    await since(13);
    await stage.buy(friend);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(ONE);

    await since(1);
    await query(store.database, 'update partners set is_referral_feature = false where id = $1::uuid', [
      referrer.partnerId,
    ]);
    await stage.buy(friend);
    await stage.settle();
    expect(await stage.earned(referrer)).toBe(ONE);
    await agree();
  });

  describe('of two who seem to be one', () => {
    const set = (text: string, ...values: unknown[]) => query(store.database, text, values);
    const session = (user: string, ip: string) =>
      set(
        `insert into sessions (token_hash, user_id, auth_type, ip, user_agent, expires_at)
         values (gen_random_uuid()::text, $1::uuid, 'email', $2, 'Peramban', now())`,
        user,
        ip,
      );

    it.each<[string, (one: string, other: string, users: [string, string]) => Promise<unknown>]>([
      ['self', (one) => set('update partners set referred_by = id where id = $1::uuid', one)],
      [
        'circle',
        (one, other) => set('update partners set referred_by = $1::uuid where id = $2::uuid', one, other),
      ],
      [
        'nik',
        (one, other) =>
          set(
            `insert into kycs (partner_id, "values", nik_digest) select p, '{}', 'nik-' || $1::text from unnest(array[$1::uuid, $2::uuid]) p`,
            one,
            other,
          ),
      ],
      [
        'account',
        (one, other) =>
          set(
            `insert into bank_accounts (id, partner_id, bank_code, number_sealed, number_digest, number_end, holder)
             select gen_random_uuid(), p, '014', '', 'acc-' || $1::text, '1234', 'A' from unnest(array[$1::uuid, $2::uuid]) p`,
            one,
            other,
          ),
      ],
      ['device', async (_one, _other, users) => Promise.all(users.map((user) => session(user, '10.0.0.9')))],
    ])('are none (%s), and the operator is notified once', async (reason, make) => {
      const { referrer, friend } = await pair();
      await make(friend.partnerId, referrer.partnerId, [friend.userId, referrer.userId]);
      await stage.buy(friend);
      await stage.buy(friend);
      await stage.settle();
      expect(await barOf(friend.partnerId)).toBe(reason);
      expect([await stage.earned(referrer), await stage.earned(friend)]).toEqual([0, 0]);
      expect(await notices(friend.partnerId)).toEqual([{ times: 1 }]);
      await agree();
    });

    it('are none around a longer circle', async () => {
      const { referrer, friend } = await pair();
      const third = await stage.join(friend.partnerId);
      await set(
        'update partners set referred_by = $1::uuid where id = $2::uuid',
        third.partnerId,
        referrer.partnerId,
      );
      for (const one of [referrer, friend, third]) await stage.buy(one);
      await stage.settle();
      for (const one of [referrer, friend, third]) {
        expect(await barOf(one.partnerId)).toBe('circle');
        expect(await stage.earned(one)).toBe(0);
      }
    });

    it('are earned after all, those of before too, once the operator has looked', async () => {
      const { referrer, friend } = await pair();
      await session(friend.userId, '10.0.0.10');
      await session(referrer.userId, '10.0.0.10');
      await stage.buy(friend);
      await stage.buy(friend, '1232');
      await stage.settle();
      const operator = createReferralOperator({
        database: store.database,
        activity: { recordFor: async () => undefined },
        notification: { notify: async () => undefined },
        wake: () => undefined,
      } as never);
      expect(await operator.listBarred()).toContainEqual(expect.objectContaining({ reason: 'device' }));
      expect(await operator.allow(friend.partnerId)).toBe(2);
      expect(await operator.allow(friend.partnerId)).toBeNull();
      await stage.settle();
      await stage.buy(friend);
      await stage.settle();
      expect(await stage.earned(referrer)).toBe(2 * ONE);
      await agree();
    });

    it('are earned of partners who only share an address', async () => {
      const { referrer, friend } = await pair();
      await session(friend.userId, '10.0.0.11');
      await session(referrer.userId, '10.0.0.12');
      await stage.buy(friend);
      await stage.settle();
      expect(await stage.earned(referrer)).toBe(ONE);
    });
  });

  if (await postgresAvailable()) {
    it('add up while many end and are paid back at once', async () => {
      const { referrer, friend } = await pair();
      const friends = [friend, await stage.join(referrer.partnerId), await stage.join(referrer.partnerId)];
      const orders = (
        await Promise.all(friends.flatMap((one) => Array.from({ length: 8 }, () => stage.buy(one))))
      ).flat();
      const back = orders.filter((_order, nth) => nth % 3 === 0);
      await Promise.all([
        ...orders.map((order) => stage.run(order)),
        ...back.map((order) => stage.payBack(order)),
        ...orders.map((order) => stage.run(order)),
      ]);
      await stage.settle();
      expect(await stage.earned(referrer)).toBe((orders.length - back.length) * ONE);
      await agree();
    });
  }
});
