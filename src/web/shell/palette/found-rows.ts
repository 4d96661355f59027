import type { ResourceModel } from '../../../admin/schema/model';
import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { PANEL_ORDER_PAGE } from '../../../core/routes/cause-link';
import { ITEM } from '../../../core/states';
import {
  itemStatus,
  panelOrderStatus,
  topupStatus,
  transactionStatus,
  withdrawalStatus,
} from '../../../core/text/statuses';
import { fileUrl } from '../../../platform/web/browser-config';
import type { Found, FoundItem } from '../../../topics/finder/contract';
import { NO_SELLING_PRICE } from '../../../topics/sub-accounts/text';
import type { GroupName, PaletteGroup, PaletteRow } from './row';

export interface PaletteSources {
  resources: readonly ResourceModel[];
  orders: boolean;
  panel: boolean;
}

export function foundGroups(found: Found, { resources, orders, panel }: PaletteSources): PaletteGroup[] {
  const groups: [GroupName, PaletteRow[]][] = [
    ['items', found.items.map(itemRow)],
    ['transactions', found.transactions.map(transactionRow)],
    ['topups', found.topups.map(topupRow)],
    ['panel_orders', panel ? found.panel_orders.map(panelOrderRow) : []],
    ['withdrawals', found.withdrawals.filter(({ purse }) => panel || purse !== 'panel').map(withdrawalRow)],
    ['brands', found.brands.map((brand) => brandRow(brand, orders))],
    ['records', found.records.flatMap((record) => recordRow(record, { resources, panel }) ?? [])],
  ];
  return groups.flatMap(([name, rows]) => (rows.length > 0 ? [{ name, rows }] : []));
}

const said = (...parts: string[]): string => parts.filter(Boolean).join(' · ');
const when = (at: string): string => dateTime(at, { seconds: false });

function itemRow(item: FoundItem): PaletteRow {
  const { id, name, sku, brand, values, shown, problem } = item;
  const path = `/transaction-form?q=${brand.id}&item=${id}`;
  return {
    key: `item ${id}`,
    title: `${brand.name}, ${name}`,
    detail: said(sku, ...shown.map(({ alias, value }) => `${alias} ${value}`)),
    recentDetail: sku,
    ...(problem && { problem }),
    picture: { tile: tileOf(brand) },
    ...priceOf(item),
    target: { path, state: { typedOrder: values }, isRecent: true },
  };
}

function priceOf({ status, price, is_unpriced }: FoundItem): Pick<PaletteRow, 'price' | 'status'> {
  if (status !== ITEM.open) return { status: itemStatus(status) };
  return is_unpriced ? { status: { word: NO_SELLING_PRICE, tone: 'off' } } : { price };
}

const transactionRow = (row: Found['transactions'][number]): PaletteRow => ({
  key: `transaction ${row.id}`,
  title: row.code,
  detail: said(row.product_name, row.item_name, row.destination, when(row.date)),
  recentDetail: said(row.product_name, row.item_name, when(row.date)),
  picture: { icon: 'receipt-text' },
  status: transactionStatus(row.status, row.refunded),
  target: { path: `/detail-transaction?q=${row.id}`, isRecent: true },
});

const topupRow = (row: Found['topups'][number]): PaletteRow => ({
  key: `topup ${row.id}`,
  title: row.code,
  detail: said(rupiah(row.invoice_paid_amount), row.method_name, when(row.created_at)),
  picture: { icon: 'wallet' },
  status: topupStatus(row.status),
  target: { path: `/topup/payment?q=${row.id}`, isRecent: true },
});

const panelOrderRow = (row: Found['panel_orders'][number]): PaletteRow => ({
  key: `panel-order ${row.id}`,
  title: row.invoice,
  detail: said(row.product_name, row.item_name, when(row.created_at)),
  picture: { icon: 'shopping-bag' },
  status: panelOrderStatus(row.order_status),
  target: { path: `${PANEL_ORDER_PAGE}?q=${row.id}`, isRecent: true },
});

const purseOf = { panel: '/panel/saldo-point/data', referral: '/referral/data' } as const;

const withdrawalRow = (row: Found['withdrawals'][number]): PaletteRow => ({
  key: `withdrawal ${row.id}`,
  title: row.code,
  detail: said(rupiah(row.amount), when(row.requested_at)),
  picture: { icon: 'banknote' },
  status: withdrawalStatus(row.status),
  target: { path: `${purseOf[row.purse]}?tab=penarikan`, isRecent: true },
});

/** Undefined for lists that this page does not have. */
function recordRow(
  { resource: name, id, key, title, detail, is_personal }: Found['records'][number],
  { resources, panel }: Pick<PaletteSources, 'resources' | 'panel'>,
): PaletteRow | undefined {
  const resource = resources.find((one) => one.name === name);
  const path = resource && pageOfRecord(resource);
  if (!path || (resource.area === 'panel' && !panel)) return undefined;
  return {
    key: `${name} ${id}`,
    title,
    detail: said(resource.label, detail),
    picture: { icon: resource.icon },
    target: { path: `${path}?q=${key}`, isRecent: !is_personal },
  };
}

const pageOfRecord = ({ opens, paths: { show, list } }: ResourceModel): string | undefined =>
  opens?.page ?? show ?? list;

const brandRow = (brand: Found['brands'][number], orders: boolean): PaletteRow => ({
  key: `brand ${brand.id}`,
  title: brand.name,
  detail: brand.category_name,
  picture: { tile: tileOf(brand) },
  target: {
    path: orders
      ? `/transaction-form?q=${brand.id}`
      : `/product/data?search=${encodeURIComponent(brand.name)}`,
    isRecent: true,
  },
});

const tileOf = ({ key, monogram, image }: Found['brands'][number]) => ({
  brandKey: key,
  monogram,
  image: image && fileUrl(image),
});
