import { rupiah } from '../../../core/format/money';
import { SupplierAwayError } from '../../../platform/adapters/supplier/supplier';
import type { Planned } from '../../../topics/suppliers/domain/import-plan';
import type { Services } from '../../services';
import { type Command, type Given, OperatorError } from '../command';
import { marginOf, marginOptions, marginText } from '../margin';

const SUPPLIER = { name: 'supplier', help: 'such as digiflazz' };
const BRAND = { name: 'brand', help: 'as the supplier writes it, in quotes: see `supplier brands`' };
const CATEGORY = { name: 'category', help: 'that it stands in; asked for where there are several' };
const TYPE = { name: 'type', help: 'of its types this one alone' };
const ONLY = { name: 'brand', help: 'key of a brand of ours; default: everything that is mapped' };
const LONGEST_GROUP = 40;
const MOST_SHOWN = 500;

const actions: Record<Planned['action'], string> = {
  new: 'new item',
  route: 'new route',
  unchanged: 'there already',
  skipped: 'skipped',
};

const counted = (rows: readonly Planned[]): string =>
  Object.entries(actions)
    .map(([action, text]) => `${rows.filter((row) => row.action === action).length} ${text}`)
    .join(', ');

const amounts = ({ cost, price, admin_fee, commission }: Planned) =>
  cost === null || price === null
    ? { cost: 'postpaid', price: `fee ${rupiah(admin_fee ?? 0)}, partner ${rupiah(commission ?? 0)}` }
    : { cost: rupiah(cost), price: rupiah(price) };

function mustBeSetUp({ supply }: Services, supplier: string): void {
  if (supplier === 'sandbox' || !supply.isSetUp(supplier)) {
    throw new OperatorError(
      `${JSON.stringify(supplier)} is no supplier outside that this server is set up for.`,
    );
  }
}

/** The only category; `none` is the message if there is none. Throws OperatorError. */
function theOne(categories: readonly string[], { brand, none }: { brand: string; none: string }): string {
  const [category, ...others] = new Set(categories);
  if (category === undefined) throw new OperatorError(none);
  if (others.length === 0) return category;
  throw new OperatorError(
    `${brand} stands in several categories, say which with --category: ${[category, ...others].join(', ')}.`,
  );
}

const key = ({ brand }: Given): string | null => brand ?? null;

export const supplierCatalogueCommands: Command[] = [
  {
    name: 'supplier accept',
    summary: 'Believe the lists of a supplier as they are now, though most of what they had is missing',
    arguments: [SUPPLIER],
    confirm: async (services, { supplier = '' }) => {
      mustBeSetUp(services, supplier);
      return `Take from sale all that ${supplier} does not list any more?`;
    },
    run: async (services, { supplier = '' }) => {
      mustBeSetUp(services, supplier);
      await services.supplierCatalogue.feed.accept(supplier).catch((failure: unknown) => {
        if (!(failure instanceof SupplierAwayError)) throw failure;
        throw new OperatorError(`${failure.message}: nothing more was read. Try again in some minutes.`);
      });
      return { text: 'The lists were read, and are applied with the next poll.' };
    },
  },
  {
    name: 'supplier brands',
    summary: 'What a supplier lists, and where it goes; what is not taken in comes first',
    arguments: [SUPPLIER],
    run: async (services, { supplier = '' }) => {
      mustBeSetUp(services, supplier);
      const rows = await services.supplierCatalogue.brands(supplier);
      if (rows.length === 0)
        return { text: `No list of ${supplier} was read yet: it is within a minute or ten.` };
      return {
        table: {
          columns: [
            { key: 'category', title: 'Category' },
            { key: 'brand', title: 'Brand' },
            { key: 'type', title: 'Type' },
            { key: 'items', title: 'Items', end: true },
            { key: 'available', title: 'To be had', end: true },
            { key: 'goes', title: 'Goes to' },
            { key: 'margin', title: 'Margin' },
          ],
          rows: rows.map(({ brand_key, group, margin_bps, margin_amount, ...row }) => ({
            ...row,
            goes: brand_key && `${brand_key}, ${group}`,
            margin: brand_key && marginText({ bps: margin_bps ?? 0, amount: margin_amount ?? 0 }),
          })),
        },
      };
    },
  },
  {
    name: 'supplier map',
    summary: "Say where the items of a supplier's brand belong, and what we put on the prices of new routes",
    arguments: [SUPPLIER, BRAND, { name: 'key', help: 'of the brand here, such as mobile-legends' }],
    options: [
      CATEGORY,
      TYPE,
      { name: 'group', help: 'that new items stand in; default: the type' },
      ...marginOptions('what its items cost before the discounts of tiers'),
    ],
    run: async (services, given) => {
      const { supplier = '', brand = '', key: brandKey = '', type = '', group } = given;
      mustBeSetUp(services, supplier);
      const listed = (await services.supplierCatalogue.brands(supplier)).filter(
        (one) => one.brand === brand && (type === '' || one.type === type),
      );
      const category = theOne(
        listed.map((one) => one.category).filter((one) => one === (given.category ?? one)),
        { brand, none: `${supplier} lists no such ${JSON.stringify(brand)}: see \`supplier brands\`.` },
      );
      const stands = (group ?? (type || 'Umum')).trim();
      if (stands === '' || stands.length > LONGEST_GROUP) {
        throw new OperatorError(`A group has 1 to ${LONGEST_GROUP} letters.`);
      }
      const input = {
        ...{ supplier, category, brand, type, brand_key: brandKey, group: stands },
        margin: marginOf(given),
      };
      if (!(await services.supplierCatalogue.map(input))) {
        throw new OperatorError(`No brand has the key ${JSON.stringify(brandKey)}.`);
      }
      return {
        text: `${[category, brand, type].filter(Boolean).join(' / ')} goes to ${brandKey}, ${stands}, at ${marginText(input.margin)}. Nothing was taken in yet: see \`supplier plan ${supplier}\`. Routes that are there keep their margin, until \`supplier route\` sets another.`,
      };
    },
  },
  {
    name: 'supplier unmap',
    summary: 'Take a mapping away; what was taken in by it stays',
    arguments: [SUPPLIER, BRAND],
    options: [CATEGORY, TYPE],
    run: async ({ supplierCatalogue }, { supplier = '', brand = '', type = '', category = null }) => {
      const categories = await supplierCatalogue.unmap({ supplier, category, brand, type });
      theOne(categories, { brand, none: `${JSON.stringify(brand)} has no such mapping.` });
      return { text: 'The mapping is gone.' };
    },
  },
  {
    name: 'supplier plan',
    summary: 'What taking in the list would do; nothing is done yet',
    arguments: [SUPPLIER],
    options: [ONLY],
    run: async (services, { supplier = '', ...given }) => {
      mustBeSetUp(services, supplier);
      const { name, rows } = await services.supplierCatalogue.plan(supplier, key(given));
      if (rows.length === 0) return { text: 'Nothing is mapped: see `supplier map`.' };
      const only = given.brand ? ` --brand ${given.brand}` : '';
      const shown =
        rows.length > MOST_SHOWN
          ? ` The first ${MOST_SHOWN} are shown: see one brand at a time with --brand.`
          : '';
      return {
        text: `Plan ${name}: ${counted(rows)}.${shown} Carry it out with \`supplier import ${supplier} ${name}${only}\`.`,
        table: {
          columns: [
            { key: 'code', title: 'Its code' },
            { key: 'action', title: 'Becomes' },
            { key: 'sku', title: 'SKU' },
            { key: 'shelf', title: 'In' },
            { key: 'name', title: 'Name' },
            { key: 'cost', title: 'Costs us', end: true },
            { key: 'price', title: 'Costs partners', end: true },
            { key: 'note', title: 'Look at' },
          ],
          rows: rows.slice(0, MOST_SHOWN).map((row) => ({
            ...{ code: row.code, action: actions[row.action], sku: row.sku, name: row.name, note: row.note },
            shelf: `${row.brand_key}, ${row.group}`,
            ...amounts(row),
          })),
        },
      };
    },
  },
  {
    name: 'supplier import',
    summary: 'Carry out a plan as it was seen, all of it or nothing',
    arguments: [SUPPLIER, { name: 'plan', help: 'its name, as `supplier plan` shows it' }],
    options: [ONLY],
    run: async (services, { supplier = '', plan = '', ...given }) => {
      mustBeSetUp(services, supplier);
      const done = await services.supplierCatalogue.carryOut(supplier, key(given), plan);
      if (!done) {
        throw new OperatorError(
          `The list, the catalogue or a mapping has changed since: nothing was done. Look at \`supplier plan ${supplier}\` again.`,
        );
      }
      return { text: `Done: ${counted(done)}.` };
    },
  },
];
