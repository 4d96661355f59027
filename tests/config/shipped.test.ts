import { describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { noteOnHistory } from '../../scripts/validate-configuration';
import { check } from '../../src/admin/schema/check';
import { compile } from '../../src/admin/schema/compile';
import type { MenuNode, Model } from '../../src/admin/schema/model';
import type { Config } from '../../src/admin/schema/resource';
import { reads } from '../../src/server/reads';
import { offers } from '../../src/topics/offers';
import { pageRows } from '../../src/web/routes/page-rows';

const model = compile(config, pageRows);

/** Plain data of a model, without validators, which derive from it. */
const dataOf = ({ resources, ...rest }: Model) => ({
  ...rest,
  resources: resources.map(({ validator: _validator, actions, ...facts }) => ({
    ...facts,
    actions: actions.map(({ validator: _own, ...action }) => action),
  })),
});

it('check() finds nothing', () => {
  expect(check(config, pageRows, offers, reads)).toEqual([]);
});

it('the note of the check names the resources that people change without a history', () => {
  expect(noteOnHistory(config)).toMatch(/: panel-transaction, selling-price, sub-account, ticket\.$/);
});

it('the configuration is data: it survives JSON.stringify, and so does all that follows from it', () => {
  const parsed: Config = JSON.parse(JSON.stringify(config));
  expect(parsed).toStrictEqual(config);
  expect(dataOf(compile(parsed, pageRows))).toStrictEqual(dataOf(model));
});

describe('routes (specification 2)', () => {
  const facts = (path: string) => model.routes.find((route) => route.path === path);

  it.each([
    ['/dashboard', 'dashboard'],
    ['/statistic', 'statistic'],
    ['/product/data', 'product'],
    ['/transaction-form', 'product.order'],
    ['/detail-transaction', 'transaction'],
    ['/list-transaction', 'transaction'],
    ['/history-balance', 'balance_history'],
    ['/topup/data', 'topup'],
  ])('%s asks for %s', (path, access) => {
    expect(facts(path)).toMatchObject({ access, layout: 'vertical', auth: true, blockWhenExpired: false });
    expect(facts(path)).not.toHaveProperty('type');
  });

  it.each([
    ['/panel/statistic', 'panel.statistic', false],
    ['/panel/member/data', 'panel.member', true],
    ['/panel/member/detail', 'panel.member', true],
    ['/panel/banner/data', 'panel.banner', true],
    ['/panel/banner/form', 'panel.banner.action', true],
    ['/panel/blog/data', 'panel.web_config', false],
    ['/panel/blog/form', 'panel.web_config.action', false],
    ['/panel/setting/member-tier/data', 'panel.member_tier', true],
    ['/panel/setting/member-tier/form', 'panel.member_tier.action', true],
    ['/panel/setting/web-panel', 'panel.web_config', true],
    ['/panel/product-vcg/data', 'panel.product', true],
    ['/panel/product-vcg/form', 'panel.product.action', true],
    ['/panel/product-custom/data', 'panel.product', true],
    ['/panel/product-custom/form', 'panel.product.action', true],
    ['/panel/category/data', 'panel.product', true],
    ['/panel/category/detail', 'panel.product', true],
    ['/panel/category/form', 'panel.product.action', true],
    ['/panel/category-label/data', 'panel.product', true],
    ['/panel/category-label/form', 'panel.product.action', true],
    ['/panel/flash-sale/data', 'panel.flash_sale', true],
    ['/panel/flash-sale/detail', 'panel.flash_sale', true],
    ['/panel/flash-sale/form', 'panel.flash_sale.action', true],
    ['/panel/promo/data', 'panel.promo', true],
    ['/panel/promo/detail', 'panel.promo', true],
    ['/panel/promo/form', 'panel.promo.action', true],
    ['/panel/setting/payment-method/data', 'panel.payment_method', true],
    ['/panel/setting/payment-method/form', 'panel.payment_method.action', true],
    ['/panel/setting/social-media', 'panel.contact', true],
  ])('%s asks for %s, blocked when expired: %s', (path, access, blockWhenExpired) => {
    expect(facts(path)).toMatchObject({
      access,
      blockWhenExpired,
      type: 'panel',
      auth: true,
      layout: 'vertical',
    });
  });

  it.each(['/login', '/verify-phone', '/verify-email', '/verify-email-info'])('%s is public', (path) => {
    expect(facts(path)).toMatchObject({ auth: false, layout: 'full' });
  });

  it('/ redirects to /dashboard, and any other path is the 404 page', () => {
    expect(facts('/')?.screen).toEqual({ kind: 'redirect', to: '/dashboard' });
    expect(facts('*')).toMatchObject({ screen: { kind: 'page', page: 'error' }, auth: false });
  });

  it('a member is neither created nor edited on a form of its own', () => {
    expect(facts('/panel/member/form')).toBeUndefined();
  });
});

describe('menus (specification 2)', () => {
  const labels = (nodes: MenuNode[]): unknown[] =>
    nodes.map((node) => (node.kind === 'link' ? node.label : { [node.label]: labels(node.items) }));

  it('H2H, as far as its pages exist', () => {
    expect(labels(model.menu.h2h)).toEqual([
      'Dashboard',
      'Statistik',
      'Brand',
      'Transaksi',
      'Top Up Saldo',
      'Riwayat Saldo',
      'Referral',
      {
        Tools: [
          'Riwayat Harga',
          {
            'Atur Harga Jual': [
              ...[
                'Harga Jual',
                'Produk Rugi',
                'Aturan Harga Jual',
                'Simulator Harga',
                'Riwayat Aturan Harga',
              ],
              ...['Penjaga Margin', 'Riwayat Penjaga'],
            ],
          },
          'Pembukuan',
          'Rekonsiliasi',
          'Integrasi API',
        ],
      },
      'Profil Saya',
      'Sub Akun',
      'Permintaan Tiket',
      'Kritik dan Saran',
      'Log Aktifitas',
    ]);
  });

  it('Panel, as far as its pages exist', () => {
    expect(labels(model.menu.panel)).toEqual([
      'Statistik',
      'Member',
      'Transaksi',
      'Saldo Profit',
      {
        Menu: [
          'Flash Sale',
          'Kode Promo',
          'Banner',
          { Brand: ['Group', 'Brand', 'Variasi Supply', 'Variasi Custom'] },
          'Blog',
        ],
      },
      { Pengaturan: ['Konfigurasi Web', 'Member Tier', 'Metode Pembayaran', 'Kontak & Sosial Media'] },
    ]);
  });
});

it('the access keys are those of specification 6', () => {
  const h2h = [
    ...['dashboard', 'statistic', 'referral', 'transaction', 'product', 'product.order', 'price_history'],
    ...['selling_price', 'topup', 'topup.action', 'balance_history', 'ticketing', 'ticketing.action'],
    ...['feedback', 'activity_log', 'integration', 'setting.pin', 'setting.reminder_saldo'],
  ];
  const panel = [
    ...[
      'statistic',
      'member',
      'product',
      'transaction',
      'saldo_profit',
      'web_config',
      'banner',
      'flash_sale',
    ],
    ...['promo', 'payment_method', 'member_tier', 'contact'],
  ].flatMap((name) => [`panel.${name}`, `panel.${name}.action`]);
  expect(config.accessKeys.map(({ key }) => key).sort()).toEqual([...h2h, ...panel].sort());
});

it('every default makes a form that only asks for what has none', () => {
  const blank = model.resources.find(({ name }) => name === 'web-panel');
  const defaults = Object.entries(blank?.fields ?? {}).map(([name, field]) => [name, field.default]);
  const validated = blank?.validator.safeParse(Object.fromEntries(defaults));
  expect(validated?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['site_name']);
});
