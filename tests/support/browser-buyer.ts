import { v7 } from 'uuid';
import { DEMO_PASSWORD } from '../../demo/logins';
import type { StorefrontCatalogue } from '../../src/topics/storefront/contract/storefront-catalogue';
import { expect } from './browser';
import { Client } from './client';

type Product = StorefrontCatalogue['categories'][number]['products'][number];

interface Wish {
  of: (product: Product) => boolean;
  /** Answer to the first input of the product. */
  first?: string;
}

const joki: Wish = { of: ({ name }) => name.startsWith('Joki') };

/** A member of the owner's website who orders and pays by QRIS. */
export async function buyerAt(owner: Client, url: string) {
  const guest = new Client(url);
  const [member] = (await owner.get('/v1/vendor-panel/member?f.status=active&limit=1')).body.data;
  const profile = (await owner.get('/v1/crm/profile')).body.data;
  const shop = `/v1/storefront/${profile.partner_code}`;
  const { categories, payment_methods }: StorefrontCatalogue = (await guest.get(`${shop}/catalogue`)).body
    .data;
  const qris = payment_methods.find(({ group }) => group === 'qris');
  const opened = await guest.post(`${shop}/member/login`, {
    identifier: member.username,
    password: DEMO_PASSWORD,
  });
  const payAt = new Map<string, string>();
  return {
    memberId: member.id as string,
    /** Returns the invoice. */
    order: async ({ of, first }: Wish = joki): Promise<string> => {
      const product = categories.flatMap(({ products }) => products).find(of);
      const answers = product?.forms.map(({ key, options, max_len }, at) => [
        key,
        (at === 0 && first) || options[0]?.value || '12345678'.slice(0, max_len ?? undefined),
      ]);
      const placed = await new Client(url, opened.body.data.accessToken).post(
        `${shop}/orders`,
        {
          product_id: product?.id,
          form_values: Object.fromEntries(answers ?? []),
          buyer: { kind: 'member' },
          payment_method: qris?.id,
        },
        { 'idempotency-key': v7() },
      );
      expect(placed.status, JSON.stringify(placed.body)).toBe(200);
      const { invoice, sandbox_url } = placed.body.data;
      payAt.set(invoice, sandbox_url);
      return invoice;
    },
    pay: (invoice: string) => guest.post(payAt.get(invoice) ?? '', { action: 'pay' }),
  };
}
