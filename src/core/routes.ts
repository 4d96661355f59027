import type { IconName } from './schema/icons';
import type { ResourceModel, Route } from './schema/model';

/** A hand-made page (specification 2); its Casbin object is its path. */
export interface PageRow extends Omit<Route, 'object'> {
  /** A row with an icon may be named in a menu. */
  icon?: IconName;
  /** Never for a sub-account (design 5). */
  ownerOnly?: boolean;
}

/** What a row says: the name of its page in `pages/` or where it leads, and what differs from its section. */
type Row = { title: string } & ({ page: string } | { redirect: string }) &
  Partial<Omit<PageRow, 'path' | 'title' | 'screen'>>;

/** Paths are keys, so that a path written twice does not compile. */
type Rows = Record<`/${string}`, Row> & { '*'?: Row };

type SectionDefaults = Omit<Route, 'path' | 'title' | 'screen' | 'object'>;

const publicly: SectionDefaults = {
  exact: true,
  layout: 'full',
  blockWhenExpired: false,
  auth: false,
  kyc: false,
};
const signedIn: SectionDefaults = { ...publicly, layout: 'vertical', auth: true };
const inPanel: SectionDefaults = { ...signedIn, type: 'panel' };

const specialRows: Rows = {
  '/': { redirect: '/dashboard', title: 'Dashboard' },
  '/400': { page: 'error', title: 'Tidak Dapat Diakses' },
  '/401': { page: 'error', title: 'Belum Masuk' },
  '/403': { page: 'error', title: 'Tidak Memiliki Hak Akses' },
  '/500': { page: 'error', title: 'Kesalahan Server' },
  '*': { page: 'error', title: 'Halaman Tidak Ditemukan', exact: false },
};

const publicRows: Rows = {
  '/login': { page: 'login', title: 'Masuk' },
  '/verify-phone': { page: 'verify-phone', title: 'Verifikasi Nomor HP' },
  '/verify-email': { page: 'verify-email', title: 'Verifikasi Email' },
  '/verify-email-info': { page: 'verify-email-info', title: 'Periksa Email Anda' },
};

const h2hRows: Rows = {
  '/dashboard': { page: 'dashboard', title: 'Dashboard', access: 'dashboard', icon: 'layout-dashboard' },
  '/product/data': { page: 'product', title: 'Brand', access: 'product', icon: 'gamepad-2' },
  '/transaction-form': { page: 'transaction-form', title: 'Beli Produk', access: 'product.order' },
  '/list-transaction': {
    page: 'list-transaction',
    title: 'Transaksi',
    access: 'transaction',
    icon: 'receipt-text',
  },
  '/detail-transaction': { page: 'detail-transaction', title: 'Detail Transaksi', access: 'transaction' },
  '/topup/data': { page: 'topup', title: 'Top Up Saldo', access: 'topup', icon: 'wallet' },
  '/history-balance': {
    page: 'history-balance',
    title: 'Riwayat Saldo',
    access: 'balance_history',
    icon: 'history',
  },
};

const panelRows: Rows = {
  '/panel/statistic': {
    page: 'panel-statistic',
    title: 'Statistik',
    access: 'panel.statistic',
    icon: 'chart-column',
  },
};

/** Turns the rows of a section into full facts. */
const section = (defaults: SectionDefaults, rows: Rows): PageRow[] =>
  Object.entries(rows).map(([path, row]) => {
    const { title, ...own } = row;
    if ('redirect' in own) {
      const { redirect, ...facts } = own;
      return { ...defaults, ...facts, path, title, screen: { kind: 'redirect', to: redirect } };
    }
    const { page, ...facts } = own;
    return { ...defaults, ...facts, path, title, screen: { kind: 'page', page } };
  });

/** Every hand-made page that exists. A page that is not built has no row, so it is neither reachable nor listed. */
export const pageRows: PageRow[] = [
  ...section(publicly, specialRows),
  ...section(publicly, publicRows),
  ...section(signedIn, h2hRows),
  ...section(inPanel, panelRows),
];

/**
 * Routes of a declared resource. Create and edit share one form path; when editing happens on the detail page
 * (`paths.edit === paths.show`) or the resource is `single`, that path is one route as well.
 */
export function routesOf(resource: ResourceModel): Route[] {
  const { paths, name, label } = resource;
  const facts = resource.area === 'panel' ? inPanel : signedIn;
  const route = (path: string, title: string, kind: 'list' | 'form' | 'detail', act: string): Route => {
    const reads = act === 'list' || act === 'show';
    const access = reads ? resource.access?.read : resource.access?.write;
    return {
      ...facts,
      path,
      title,
      ...(access && { access }),
      blockWhenExpired: resource.blockWhenExpired ?? false,
      screen: { kind, resource: name },
      object: `${name}:${act}`,
    };
  };

  const routes: Route[] = [];
  if (paths.list) routes.push(route(paths.list, label, 'list', 'list'));
  if (paths.show) routes.push(route(paths.show, label, resource.single ? 'form' : 'detail', 'show'));
  if (paths.create) routes.push(route(paths.create, label, 'form', 'create'));
  if (paths.edit && paths.edit !== paths.create && paths.edit !== paths.show) {
    routes.push(route(paths.edit, label, 'form', 'edit'));
  }
  return routes;
}
