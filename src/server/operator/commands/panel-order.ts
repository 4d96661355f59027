import { v7 } from 'uuid';
import { rupiah } from '../../../core/format/money';
import { PAYMENT } from '../../../core/states';
import { BALANCE_METHOD, storefrontOrderInput } from '../../../topics/storefront/contract/storefront';
import { type Command, OperatorError } from '../command';

const SHOP = { name: 'shop', help: 'subdomain of its website, or code of its partner' } as const;

/** `user_id=1234,zone_id=99` → by key. */
function valuesOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new OperatorError(`${JSON.stringify(pair)} is no answer: key=value.`);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

export const panelOrderCommands: Command[] = [
  {
    name: 'panel-order shops',
    summary: 'Websites that take orders now',
    run: async ({ storefront }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Partner' },
          { key: 'subdomain', title: 'Subdomain' },
          { key: 'name', title: 'Name' },
        ],
        rows: await storefront.shops(),
      },
    }),
  },
  {
    name: 'panel-order goods',
    summary: 'What a website sells, and how it can be paid',
    arguments: [SHOP],
    run: async ({ storefront }, { shop = '' }) => {
      const { categories, payment_methods } = await storefront.catalogue(shop);
      return {
        text: `Pay by ${payment_methods.map(({ id, name }) => `${name} (${id})`).join(', ')}.`,
        table: {
          columns: [
            { key: 'id', title: 'Product' },
            { key: 'brand', title: 'Brand' },
            { key: 'name', title: 'Item' },
            { key: 'price', title: 'Price', end: true },
          ],
          rows: categories.flatMap(({ name: brand, products }) =>
            products.map(({ id, name, price, flash }) => ({
              id,
              brand,
              name,
              price: rupiah(flash?.price ?? price),
            })),
          ),
        },
      };
    },
  },
  {
    name: 'panel-order place',
    summary: 'Place an order at a website, and pay it if asked',
    arguments: [SHOP, { name: 'product', help: 'its id, as `panel-order goods` shows it' }],
    options: [
      { name: 'method', help: 'id of a way to pay, or balance; default: the first' },
      { name: 'answers', help: 'what the item asks for: user_id=1234,zone_id=99' },
      { name: 'phone', help: 'of a guest; default 081200009999' },
      { name: 'name', help: 'of a guest' },
      { name: 'member', help: 'username of a member, who orders with its own balance if asked' },
      { name: 'code', help: 'a promo code' },
      { name: 'qty', help: 'default 1' },
      { name: 'pay', help: 'the money has come', flag: true },
    ],
    run: async ({ storefront, panelOrder, member: members }, given) => {
      const { shop = '', product = '', phone = '081200009999', member, code } = given;
      const { payment_methods } = await storefront.catalogue(shop);
      const method = given.method ?? payment_methods.find(({ id }) => id !== BALANCE_METHOD)?.id;
      if (!method) throw new OperatorError('This website has no way to pay yet.');
      const input = storefrontOrderInput.safeParse({
        product_id: product,
        qty: Number(given.qty ?? 1),
        form_values: valuesOf(given.answers ?? ''),
        buyer: member ? { kind: 'member' } : { kind: 'guest', name: given.name ?? 'Pembeli Uji', phone },
        payment_method: method,
        ...(code && { promo_code: code }),
      });
      if (!input.success) {
        const [issue] = input.error.issues;
        throw new OperatorError(`${issue?.path.join('.')}: ${issue?.message}`);
      }
      const identify = async (partnerId: string) => {
        const id = await members.idOf(partnerId, member ?? '');
        if (!id) throw new OperatorError(`There is no member ${JSON.stringify(member)} at this website.`);
        return id;
      };
      const placed = await storefront.place(shop, input.data, v7(), identify, null);
      const paid = 'pay' in given ? await panelOrder.pay(placed.order.id, 'Admin') : placed.order;
      const state = paid.payment_status === PAYMENT.paid ? 'paid' : 'waits for its money';
      const reason = paid.reason ? ` ${paid.reason}` : '';
      return { text: `${paid.invoice}: ${rupiah(paid.total)}, ${state}.${reason}` };
    },
  },
  {
    name: 'panel-order pay',
    summary: 'Note that the money of an order has come',
    arguments: [{ name: 'invoice', help: 'of the order' }],
    confirm: async ({ panelOrder }, { invoice = '' }) => {
      const order = await found(panelOrder.byInvoice(invoice), invoice);
      return `Note ${rupiah(order.total)} of ${order.invoice} as paid?`;
    },
    run: async ({ panelOrder }, { invoice = '' }) => {
      const order = await found(panelOrder.byInvoice(invoice), invoice);
      const paid = await panelOrder.pay(order.id, 'Admin');
      return { text: `${paid.invoice} is paid.${paid.reason ? ` ${paid.reason}` : ''}` };
    },
  },
];

async function found<Order>(lookup: Promise<Order | undefined>, invoice: string): Promise<Order> {
  const order = await lookup;
  if (!order) throw new OperatorError(`There is no order ${JSON.stringify(invoice)}.`);
  return order;
}
