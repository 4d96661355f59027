import { v7 } from 'uuid';
import { DEMO_PASSWORD } from '../../demo/logins';
import { resourceOf } from '../../src/admin/schema/compile';
import { sandboxPaymentPath } from '../../src/core/contract/payment';
import type { SandboxAction } from '../../src/platform/adapters/payment/sandbox-actions';
import type { StorefrontOrderInput } from '../../src/topics/storefront/contract/storefront';
import { orderView } from '../../src/topics/storefront/server/order-view';
import { Client } from './client';
import { query } from './query';
import type { TestServer } from './server';
import { until } from './until';

const HOUR = 3_600_000;

/** A period from an hour ago to an hour ahead. */
export const running = () => ({
  start_at: new Date(Date.now() - HOUR).toISOString(),
  end_at: new Date(Date.now() + HOUR).toISOString(),
});

type Wish = Partial<Omit<StorefrontOrderInput, 'product_id'>> & { product_id: string };

export const GUEST = { kind: 'guest', name: 'Rama', phone: '081234567001' } as const;

let guests = 0;
/** A new guest, so that tests share no limits. */
export const someone = () => {
  guests += 1;
  return { kind: 'guest', name: 'Rama', phone: `0812777${String(guests).padStart(5, '0')}` } as const;
};

/** A demo partner's website with products, payment methods and a member. */
export async function openStorefront(server: TestServer, email = 'mitra@demo.test') {
  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const [partner] = await sql(
    `select p.id, p.code, u.id as user_id from partners p join users u on u.partner_id = p.id
     where u.email = $1`,
    [email],
  );
  const partnerId = String(partner?.id);
  const code = String(partner?.code);

  /** Inserts a website record; returns its id. */
  const record = async (resource: string, data: object): Promise<string> => {
    const id = v7();
    await sql(
      `insert into entities (id, partner_id, resource, data) values ($1::uuid, $2::uuid, $3, $4::text::jsonb)`,
      [id, partnerId, resource, JSON.stringify(data)],
    );
    const fields = Object.entries(resourceOf(server.services.model, resource).fields);
    for (const [field] of fields.filter(([name, { unique }]) => unique && name in data)) {
      await sql(
        `insert into entity_keys (partner_id, resource, field, value, entity_id)
         select partner_id, resource, $2, lower(data->>$2), id from entities where id = $1::uuid
         on conflict do nothing`,
        [id, field],
      );
    }
    return id;
  };
  const change = (id: string, data: object) =>
    sql('update entities set data = data || $2::text::jsonb where id = $1::uuid', [id, JSON.stringify(data)]);

  const [tier] = await sql(
    `select id from entities where partner_id = $1::uuid and resource = 'member-tier' and data->>'name' = 'Publik'`,
    [partnerId],
  );
  const [item] = await sql(
    `select v.id, v.base_price, t.price_discount_bps from variations v join brands b on b.id = v.brand_id
     join partners p on p.id = $1::uuid join tiers t on t.id = p.tier_id
     where b.key = 'mobile-legends' and v.status = 1 order by v.base_price limit 1`,
    [partnerId],
  );
  const cost = Math.ceil((Number(item?.base_price) * (10_000 - Number(item?.price_discount_bps))) / 10_000);
  const category = await record('category', {
    name: 'Mobile Legends',
    slug: `ml-${v7()}`,
    source: 'vcg',
    is_active: true,
  });
  const vcg = await record('product-vcg', {
    display_name: 'Diamond kecil',
    category_id: category,
    variation_id: item?.id,
    price_mode: 'tier',
    is_active: true,
  });
  const custom = await record('product-custom', {
    category_id: category,
    name: 'Joki rank',
    sku: `JOKI-${v7()}`,
    fulfilment: 'joki',
    cost: 20_000,
    prices: [{ tier_id: tier?.id, price: 30_000 }],
    is_active: true,
  });
  const qris = await record('payment-method', {
    display_name: 'QRIS',
    source: 'platform',
    code: 'QRIS',
    group: 'qris',
    fee_bearer: 'shop',
    open_24h: true,
    is_active: true,
  });
  const bank = await record('payment-method', {
    display_name: 'BCA',
    source: 'manual',
    code: 'BCA',
    group: 'bank',
    fee_bearer: 'shop',
    open_24h: true,
    use_unique_code: true,
    is_active: true,
  });
  const [member] = await sql(
    `select e.id, e.data->>'username' as username, e.data->>'phone' as phone, e.data->>'email' as email, e.data->>'tier_id' as tier_id
     from entities e where e.partner_id = $1::uuid and e.resource = 'member' and e.data->>'status' = 'active'
     order by e.id limit 1`,
    [partnerId],
  );

  /** A product with these codes in stock; returns its id. */
  const stocked = async (codes: string[]): Promise<string> => {
    const id = await record('product-custom', {
      ...{ category_id: category, name: 'Voucher', sku: `KODE-${v7()}`, fulfilment: 'code', cost: 9_000 },
      ...{ prices: [{ tier_id: tier?.id, price: 10_000 }], is_active: true },
    });
    const client = await server.signIn(email);
    const input = { key: v7(), ids: [id], codes };
    const { status, body } = await client.post('/v1/vendor-panel/product-custom/act/add-codes', input);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  };

  const path = `/v1/storefront/${code}`;
  /** An order for a User ID ending in `ending`, which selects the sandbox scenario. */
  const wish = (over: Wish, ending = '1230') => ({
    qty: 1,
    form_values: over.product_id === vcg ? { user_id: `9900${ending}`, zone_id: '2614' } : {},
    buyer: GUEST,
    payment_method: qris,
    ...over,
  });
  /** Signs a member in; returns the token. */
  const signIn = async (identifier = String(member?.username), password = DEMO_PASSWORD): Promise<string> => {
    const { status, body } = await server.guest.post(`${path}/member/login`, { identifier, password });
    if (status !== 200) throw new Error(`sign-in of member ${identifier}: ${body.code}`);
    return body.data.accessToken;
  };
  let memberToken: Promise<string> | undefined;
  const tokenFor = (over: Wish) => {
    if (over.buyer?.kind !== 'member') return null;
    memberToken ??= signIn();
    return memberToken;
  };
  /** `token` is the caller; orders of the member use the member's token. */
  const place = async (
    over: Wish,
    {
      key = v7(),
      ending = '1230',
      url = server.url,
      token,
    }: { key?: string; ending?: string; url?: string; token?: string | null } = {},
  ) => {
    const own = token === undefined ? await tokenFor(over) : token;
    return new Client(url, own).post(`${path}/orders`, wish(over, ending), { 'idempotency-key': key });
  };

  return {
    ...{
      partnerId,
      code,
      path,
      record,
      change,
      cost,
      category,
      vcg,
      custom,
      qris,
      bank,
      stocked,
      wish,
      place,
      signIn,
    },
    tierId: String(tier?.id),
    member: {
      id: String(member?.id),
      tierId: String(member?.tier_id),
      username: String(member?.username),
      phone: String(member?.phone),
      email: String(member?.email),
      buyer: { kind: 'member' } as const,
    },
    /** The member's next order uses a new session. */
    forgetToken: () => {
      memberToken = undefined;
    },
    quote: (over: Wish, ending?: string) => server.guest.post(`${path}/quote`, wish(over, ending)),
    /** Decrypted delivery of an order. */
    delivered: async (invoice: string) => {
      const { byInvoice, delivered } = server.services.panelOrder;
      const order = await byInvoice(invoice);
      return order ? delivered(order) : null;
    },
    /**
     * Performs an action at the sandbox gateway; for an order that no gateway collects, pays or ends it at
     * once. Returns the order afterwards.
     */
    gateway: async (invoice: string, action: SandboxAction = 'pay') => {
      const { byInvoice, pay, expire, refuse } = server.services.panelOrder;
      const order = await byInvoice(invoice);
      if (!order) throw new Error(`there is no order ${invoice}`);
      const end = { pay, expire, fail: refuse }[action as 'pay'];
      const { status } = order.payment
        ? await server.guest.post(sandboxPaymentPath(order.id), { action })
        : await end(order.id).then(() => ({ status: 200 }));
      return { status, body: { data: orderView((await byInvoice(invoice)) ?? order) } };
    },
    row: async (invoice: string) => {
      const [row] = await sql('select * from panel_orders where invoice = $1', [invoice]);
      return row as Record<string, never> & Record<string, unknown>;
    },
    steps: async (invoice: string): Promise<string[]> => {
      const rows = await sql(
        `select e.step from panel_order_events e join panel_orders o on o.id = e.order_id
         where o.invoice = $1 order by e.at, e.id`,
        [invoice],
      );
      return rows.map(({ step }) => String(step));
    },
    balance: async (kind: 'main' | 'panel') =>
      (await server.services.ledger.balanceOf(partnerId, kind)).balance,
    memberHas: async (kind: 'balance' | 'point') => {
      const rows = await sql('select value from entity_counters where entity_id = $1::uuid and field = $2', [
        member?.id,
        kind,
      ]);
      return Number(rows[0]?.value ?? 0);
    },
  };
}

export type Storefront = Awaited<ReturnType<typeof openStorefront>>;

export const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

/** Waits until the order has this status. */
export const ended = (shop: Storefront, invoice: string, status: number) =>
  until(
    `order ${invoice} to have status ${status}`,
    async () => (await shop.row(invoice)).order_status === status,
  );
