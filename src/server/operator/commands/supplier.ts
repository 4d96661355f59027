import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { type Command, OperatorError } from '../command';
import { marginOf, marginOptions, marginText, wholeNumber } from '../margin';

const SKU = { name: 'sku', help: 'of the item, such as ML-86' };
const PRIORITY = { name: 'priority', help: 'among the routes of the item: 1 comes first' };
const ORDER = { name: 'order', help: 'its code, TRX-…' };

const nobodyWaits = (order: string) =>
  new OperatorError(`${order} does not wait for a supplier: see \`supplier waiting\`.`);

const hadEnded = (order: string) =>
  `${order} had ended without this supplier and stays as it is; nobody waits for it any more.`;

export const supplierCommands: Command[] = [
  {
    name: 'supplier list',
    summary: 'How we stand with the suppliers outside',
    run: async ({ supply }) => ({
      table: {
        columns: [
          { key: 'supplier', title: 'Supplier' },
          { key: 'deposit', title: 'Deposit', end: true },
          { key: 'trouble', title: 'Closed for' },
          { key: 'since', title: 'Since' },
        ],
        rows: (await supply.standings()).map(({ supplier, deposit, trouble, since }) => ({
          supplier,
          deposit: deposit === null ? null : rupiah(deposit),
          trouble,
          since: dateTime(since),
        })),
      },
    }),
  },
  {
    name: 'supplier routes',
    summary: 'Whom items are bought from, in their order; the others are bought from SUPPLIER',
    options: [{ name: 'sku', help: 'of this item alone' }],
    run: async ({ supply }, { sku }) => ({
      table: {
        columns: [
          { key: 'sku', title: 'SKU' },
          { key: 'priority', title: 'Priority', end: true },
          { key: 'supplier', title: 'Supplier' },
          { key: 'code', title: 'Its code' },
          { key: 'most', title: 'At most', end: true },
          { key: 'margin', title: 'Margin' },
          { key: 'next', title: 'When it fails' },
        ],
        rows: (await supply.routes(sku ?? null)).map((route) => ({
          ...route,
          most: route.max_price === null ? 'what is paid' : rupiah(route.max_price),
          margin: route.margin === null ? 'set by hand' : marginText(route.margin),
          next: route.falls_over ? 'the next' : 'paid back',
        })),
      },
    }),
  },
  {
    name: 'supplier route',
    summary: 'Say whom an item is bought from; it replaces the route of that priority',
    arguments: [
      SKU,
      PRIORITY,
      { name: 'supplier', help: 'sandbox or digiflazz' },
      { name: 'code', help: 'what the supplier calls the item' },
    ],
    options: [
      { name: 'most', help: 'rupiah that it may cost us; default: what the partner pays' },
      { name: 'last', help: 'nobody follows when it fails', flag: true },
      ...marginOptions('its list then says what the item costs; default: `price` does'),
    ],
    run: async (
      { supply, priceFeed },
      { sku = '', priority = '', supplier = '', code = '', most, ...given },
    ) => {
      if (!supply.isSetUp(supplier)) {
        throw new OperatorError(`${JSON.stringify(supplier)} is no supplier that this server is set up for.`);
      }
      const input = {
        ...{ sku, supplier, code, priority: wholeNumber(priority, 'priority from 1 to 999', 999) },
        max_price: most === undefined ? null : wholeNumber(most, 'price: whole rupiah', 999_999_999),
        falls_over: !('last' in given),
        margin: 'margin' in given || 'amount' in given ? marginOf(given) : null,
      };
      if (!(await supply.setRoute(input))) {
        throw new OperatorError(`No item is sold as ${JSON.stringify(sku)}.`);
      }
      await priceFeed.sellOnePiece(sku);
      return { text: `${sku} is bought from ${supplier} as ${code} now, one piece an order.` };
    },
  },
  {
    name: 'supplier unroute',
    summary: 'Take a route of an item away; orders on their way end where they are',
    arguments: [SKU, PRIORITY],
    run: async ({ supply }, { sku = '', priority = '' }) => {
      if (!(await supply.removeRoute(sku, wholeNumber(priority, 'priority', 999)))) {
        throw new OperatorError(`${sku} has no route of priority ${priority}.`);
      }
      return { text: `The route is gone.` };
    },
  },
  {
    name: 'supplier waiting',
    summary: 'Orders that a supplier has not said the end of',
    run: async ({ supply }) => ({
      table: {
        columns: [
          { key: 'order', title: 'Order' },
          { key: 'since', title: 'Since' },
          { key: 'supplier', title: 'Supplier' },
          { key: 'reference', title: 'Its reference' },
          { key: 'calls', title: 'Calls', end: true },
          { key: 'answer', title: 'Last word' },
        ],
        rows: (await supply.waiting()).map((one) => ({ ...one, since: dateTime(one.since) })),
      },
    }),
  },
  {
    name: 'supplier send',
    summary: 'Let an order that is on hold since a restore go on by one of the routes of its item',
    arguments: [ORDER, PRIORITY],
    confirm: async (_services, { order = '', priority = '' }) =>
      `Send ${order} by route ${priority}? Where the supplier has not sold it yet, it is bought there now.`,
    run: async ({ supply }, { order = '', priority = '' }) => {
      const sent = await supply.send(order, wholeNumber(priority, 'priority', 999));
      if (sent === 'no order') throw new OperatorError(`${order} is not on hold since a restore.`);
      if (sent === 'no route')
        throw new OperatorError(`The item of ${order} has no route of priority ${priority}.`);
      return { text: `${order} goes on by route ${priority}.` };
    },
  },
  {
    name: 'supplier restored',
    summary:
      'Put all pending orders on hold after the data were put back by a dump, a standby, a copy or a snapshot; `npm run restore` does so itself',
    run: async ({ supply }) => {
      await supply.restored();
      return { text: 'Pending orders are on hold: decide each one of `supplier waiting`.' };
    },
  },
  {
    name: 'supplier delivered',
    summary: 'Note that an order which waits was delivered, as the supplier itself has told you',
    arguments: [ORDER, { name: 'sn', help: 'the serial number or code', rest: true }],
    confirm: async (_services, { order = '', sn = '' }) => `Note ${order} as delivered with ${sn}?`,
    run: async ({ endOrderByHand }, { order = '', sn = '' }) => {
      const ended = await endOrderByHand(order, sn.trim());
      if (ended === null) throw nobodyWaits(order);
      return { text: ended === 'alone' ? hadEnded(order) : `${order} is delivered.` };
    },
  },
  {
    name: 'supplier failed',
    summary: 'Note that an order which waits was never delivered and never will be; its partner is paid back',
    arguments: [ORDER],
    confirm: async (_services, { order = '' }) =>
      `Pay ${order} back? Do so only when the supplier itself has told you that it failed.`,
    run: async ({ endOrderByHand }, { order = '' }) => {
      const ended = await endOrderByHand(order, null);
      if (ended === null) throw nobodyWaits(order);
      return { text: ended === 'alone' ? hadEnded(order) : `${order} has failed, and is paid back.` };
    },
  },
];
