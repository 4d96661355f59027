import config from '../../resources.config';
import { compile } from '../../src/admin/schema/compile';
import type { Field } from '../../src/admin/schema/field';
import type { ResourceModel } from '../../src/admin/schema/model';
import type { Visibility } from '../../src/core/routes/route';
import { pageRows } from '../../src/web/routes/page-rows';

/** Callers of an operation: anyone, signed-in users, owners, programs, or holders of one of these keys. */
interface Rule {
  keys: 'anyone' | 'everyone' | 'owners' | 'programs' | readonly string[];
  blockWhenExpired?: boolean;
  /** Owners as well as key holders. */
  forOwners?: boolean;
  /** Answers 404 to others. */
  isHidden?: true;
  /** Closed to sub-accounts without this visibility, whatever keys they hold. */
  reveals?: Visibility;
}

const key = (...keys: string[]): Rule => ({ keys });
/** Requires visibility of cost or profit. */
const revealing = (reveals: Visibility, name: string): Rule => ({ keys: [name], reveals });
/** For every owner, and for sub-accounts that hold the key and may know the cost, or the profit. */
const openToOwners = (reveals: Visibility, name: string): Rule => ({
  keys: [name],
  reveals,
  forOwners: true,
});
const everyone: Rule = { keys: 'everyone' };
const owners: Rule = { keys: 'owners' };
export const anyone: Rule = { keys: 'anyone' };
const programs: Rule = { keys: 'programs' };

/** Hand-written operations, from specification 2 and 6. */
const handMade: Record<string, Rule> = {
  'POST /v1/crm/login': anyone,
  'GET /files/{id}': anyone,
  'GET /v1/storefront/{shop}/site': anyone,
  'GET /v1/storefront/{shop}/articles/{slug}': anyone,
  'POST /v1/storefront/{shop}/banners': anyone,
  'POST /v1/storefront/{shop}/orders/{invoice}/review': anyone,
  'GET /v1/storefront/{shop}/catalogue': anyone,
  'POST /v1/storefront/{shop}/quote': anyone,
  'POST /v1/storefront/{shop}/orders': anyone,
  'GET /v1/storefront/{shop}/orders/{invoice}': anyone,
  // Handlers check the member token of the website.
  'POST /v1/storefront/{shop}/member/register': anyone,
  'POST /v1/storefront/{shop}/member/login': anyone,
  'POST /v1/storefront/{shop}/member/login-code': anyone,
  'POST /v1/storefront/{shop}/member/login-by-code': anyone,
  'POST /v1/storefront/{shop}/member/logout': anyone,
  'POST /v1/storefront/{shop}/member/forgot-password': anyone,
  'POST /v1/storefront/{shop}/member/reset-password': anyone,
  'POST /v1/storefront/{shop}/member/verify': anyone,
  'GET /v1/storefront/{shop}/member/profile': anyone,
  'GET /v1/storefront/{shop}/member/tiers': anyone,
  'POST /v1/storefront/{shop}/member/tiers': anyone,
  'GET /v1/storefront/{shop}/member/orders': anyone,
  'GET /v1/storefront/{shop}/member/movements': anyone,
  'POST /v1/crm/register-mitra': anyone,
  'POST /v1/crm/register': anyone,
  'GET /v1/crm/check-referral': anyone,
  'POST /v1/crm/login-v2/request': anyone,
  'POST /v1/crm/login-v2': anyone,
  'POST /v1/crm/resend-email': anyone,
  'POST /v1/crm/verify-email': anyone,
  'POST /v1/crm/confirm-email': anyone,
  'POST /v1/crm/forgot-password': anyone,
  'POST /v1/crm/check-reset-token': anyone,
  'POST /v1/crm/reset-password': anyone,
  'POST /v1/crm/sub-account-invitation/check': anyone,
  'POST /v1/crm/sub-account-invitation/accept': anyone,
  'GET /v1/crm/check-auth': everyone,
  'POST /v1/crm/otp/request': everyone,
  'POST /v1/crm/otp/confirm': everyone,
  'POST /v1/crm/verify-phone': everyone,
  'POST /v1/crm/send-email': everyone,
  'POST /v1/crm/logout': everyone,
  'POST /v1/crm/live-ticket': everyone,
  'GET /v1/crm/profile': everyone,
  'GET /v1/crm/privileges': everyone,
  'GET /v1/crm/ticket-system/indicator': everyone,
  'GET /v1/crm/ticket-system/conversation/{id}': key('ticketing'),
  'GET /v1/crm/referral/program': key('referral'),
  'GET /v1/crm/ticket-system/open': key('ticketing'),
  'POST /v1/crm/ticket-system/attachment': key('ticketing.action'),
  'GET /v1/crm/ticket-system/attachment/{id}': key('ticketing'),
  'GET /v1/crm/cashier-shift/own': key('product.order'),
  'GET /v1/crm/cashier-shift/report/{id}': key('product.order'),
  'GET /v1/crm/notifications': everyone,
  'POST /v1/crm/notifications/read': everyone,
  'POST /v1/crm/notifications/read/{id}': everyone,
  'GET /v1/crm/onboarding': everyone,
  'GET /v1/crm/tier-list': everyone,
  'GET /v1/crm/changelogs': everyone,
  'POST /v1/crm/changelogs/read': everyone,
  'GET /v1/crm/feedback': key('feedback'),
  'POST /v1/crm/feedback': key('feedback'),
  'GET /v1/crm/activity-log': key('activity_log'),
  'GET /v1/crm/activity-log/export': key('activity_log'),
  'PUT /v1/crm/profile': everyone,
  'POST /v1/crm/profile/avatar': everyone,
  'DELETE /v1/crm/profile/avatar': everyone,
  'GET /v1/crm/billing-information': owners,
  'PUT /v1/crm/billing-information': owners,
  'GET /v1/crm/find': everyone,
  'GET /v1/crm/access-token': key('integration'),
  'POST /v1/crm/access-token': owners,
  'POST /v1/crm/access-token/{id}/secret': owners,
  'POST /v1/crm/access-token/{id}/revoke': owners,
  'GET /v1/crm/ip-whitelist': key('integration'),
  'POST /v1/crm/ip-whitelist': key('integration'),
  'DELETE /v1/crm/ip-whitelist/{id}': key('integration'),
  'GET /v1/crm/access-token/sandbox-balance': key('integration'),
  'POST /v1/crm/access-token/sandbox-balance': key('integration'),
  'GET /v1/crm/access-token/sandbox-item': key('integration'),
  'GET /v1/crm/access-token/sandbox-order/{code}': key('integration'),
  'GET /open-api/v1/balance': programs,
  'GET /open-api/v1/categories': programs,
  'GET /open-api/v1/brands': programs,
  'GET /open-api/v1/items': programs,
  'POST /open-api/v1/check-id': programs,
  'POST /open-api/v1/orders': programs,
  'GET /open-api/v1/orders': programs,
  'GET /open-api/v1/order-status': programs,
  'GET /open-api/v1/webhook-deliveries': programs,
  'POST /open-api/v1/bill-inquiry': programs,
  'POST /open-api/v1/bill-payment': programs,
  'GET /v1/crm/letterhead': everyone,
  'PUT /v1/crm/letterhead': owners,
  'POST /v1/crm/letterhead/logo': owners,
  'DELETE /v1/crm/letterhead/logo': owners,
  'GET /v1/crm/setting': everyone,
  // Then the list itself is asked about: the person must be able to open it.
  'PUT /v1/crm/list-layout/{resource}': everyone,
  'POST /v1/crm/list-view': everyone,
  'PUT /v1/crm/list-view/{id}': everyone,
  'DELETE /v1/crm/list-view/{id}': everyone,
  'PUT /v1/crm/setting': everyone,
  'PUT /v1/crm/update-password': everyone,
  'GET /v1/crm/session': everyone,
  'DELETE /v1/crm/session/{id}': everyone,
  'POST /v1/crm/session/end-others': everyone,
  'GET /v1/crm/pin/status': everyone,
  'POST /v1/crm/pin/verify': everyone,
  'POST /v1/crm/pin/new': everyone,
  'PUT /v1/crm/pin/update': key('setting.pin'),
  'POST /v1/crm/pin/forgot': owners,
  'POST /v1/crm/pin/reset': owners,
  'POST /v1/crm/pin/unlock/request': everyone,
  'POST /v1/crm/pin/unlock': everyone,
  'GET /v1/crm/setting/reminder-saldo': key('setting.reminder_saldo'),
  'PUT /v1/crm/setting/reminder-saldo': key('setting.reminder_saldo'),
  'GET /v1/crm/setting/telegram': key('setting.reminder_saldo'),
  'POST /v1/crm/setting/telegram/code': key('setting.reminder_saldo'),
  'POST /v1/crm/setting/telegram/simulate': key('setting.reminder_saldo'),
  'DELETE /v1/crm/setting/telegram': key('setting.reminder_saldo'),
  'GET /v1/crm/setting/webhook': key('integration'),
  'POST /v1/crm/setting/webhook': owners,
  'PUT /v1/crm/setting/webhook/update/{id}': owners,
  'POST /v1/crm/setting/webhook/secret/{id}': owners,
  'POST /v1/crm/setting/webhook/pause/{id}': owners,
  'POST /v1/crm/setting/webhook/resume/{id}': owners,
  'POST /v1/crm/setting/webhook/ping/{id}': key('integration'),
  'POST /v1/crm/setting/webhook/resend/{id}': key('integration'),
  'DELETE /v1/crm/setting/webhook/{id}': owners,
  'GET /v1/crm/region': everyone,
  'GET /v1/crm/complete-kyc': owners,
  'POST /v1/crm/complete-kyc': owners,
  'PUT /v1/crm/complete-kyc/draft': owners,
  'POST /v1/crm/complete-kyc/reveal': owners,
  'POST /v1/crm/complete-kyc/photo': owners,
  'GET /v1/crm/complete-kyc/photo/{id}': { ...owners, isHidden: true },
  'DELETE /v1/crm/complete-kyc/photo/{id}': owners,
  // The target field determines the permission.
  'POST /v1/crm/uploader/new': everyone,
  'DELETE /v1/crm/uploader/delete/{id}': everyone,
  'GET /v1/crm/uploader/of/{resource}/{record}/files/{id}': everyone,
  'GET /v1/crm/transaction/all': key('transaction'),
  'GET /v1/crm/transaction/{id}': key('transaction'),
  'GET /v1/crm/transaction/detail/{id}': key('transaction'),
  'POST /v1/crm/transaction/{id}/voucher-codes': key('transaction'),
  'GET /v1/crm/transaction/own-limits': key('product.order'),
  'GET /v1/crm/transaction/by-key/{key}': key('product.order'),
  'POST /v1/crm/transaction/create-new': key('product.order'),
  'POST /v1/crm/transaction/create': key('product.order'),
  'POST /v1/crm/approval/order': key('product.order'),
  'POST /v1/crm/approval/bill': key('product.order'),
  'GET /v1/crm/approval/waiting': key('product.order'),
  'GET /v1/crm/approval/{id}': key('product.order'),
  'POST /v1/crm/approval/{id}/approve': owners,
  'POST /v1/crm/approval/{id}/refuse': owners,
  'POST /v1/crm/approval/{id}/cancel': key('product.order'),
  'POST /v1/crm/bulk/check': revealing('cost', 'product.order'),
  'POST /v1/crm/bulk/create': revealing('cost', 'product.order'),
  'GET /v1/crm/bulk/by-key/{key}': revealing('cost', 'product.order'),
  'GET /v1/crm/bulk/{id}': revealing('cost', 'product.order'),
  'PUT /v1/crm/bulk/{id}/course': revealing('cost', 'product.order'),
  'POST /v1/crm/bulk/{id}/retry': revealing('cost', 'product.order'),
  'GET /v1/crm/bulk/export': revealing('cost', 'product.order'),
  'POST /v1/crm/transaction/postpaid/inquiry-check': key('product.order'),
  'POST /v1/crm/transaction/postpaid/inquiry-payment': key('product.order'),
  'GET /v1/crm/dashboard/totals': key('dashboard'),
  'GET /v1/crm/dashboard/charts': key('dashboard'),
  'GET /v1/crm/dashboard/forecast': key('dashboard'),
  'GET /v1/crm/statistic': key('statistic'),
  'GET /v1/crm/statistic/export': key('statistic'),
  'GET /v1/crm/top-products': key('dashboard'),
  'GET /v1/crm/recommendation': key('dashboard'),
  'POST /v1/crm/recommendation/inject': key('product'),
  'POST /v1/crm/selling-price/look': key('selling_price'),
  'GET /v1/crm/selling-price/simulation/{id}': key('selling_price'),
  'GET /v1/crm/product/parent': key('product'),
  'GET /v1/crm/product/export': openToOwners('cost', 'product'),
  'GET /v1/crm/product/price-series/{id}': key('price_history'),
  'PUT /v1/crm/product/price-series/{id}/alarm': key('price_history'),
  'DELETE /v1/crm/product/price-alarm/{id}': key('price_history'),
  'GET /v1/crm/product/price-list-message': openToOwners('cost', 'product'),
  'GET /v1/crm/product/price-list-pdf': openToOwners('cost', 'product'),
  'GET /v1/crm/product/cut-offs': key('product'),
  'PUT /v1/crm/product/item/{id}/watch': key('product.order'),
  'GET /v1/crm/product/best-price': openToOwners('cost', 'product'),
  'PUT /v1/crm/product/best-price/default': key('product.order'),
  'PUT /v1/crm/product/parent/{id}/favorite': key('product'),
  'GET /v1/crm/product/parent/{id}': key('product.order'),
  'GET /v1/crm/product/detail/{id}': key('product.order'),
  'GET /v1/crm/product/all': key('product'),
  'GET /v1/crm/product/list': key('product'),
  'POST /v1/crm/check-user-id': key('product.order'),
  'POST /v1/crm/check-user-id-new': key('product.order'),
  'GET /v1/crm/balance-history/all': key('balance_history'),
  'GET /v1/crm/balance-history/export': key('balance_history'),
  'GET /v1/crm/balance-statement/months': key('balance_history'),
  'GET /v1/crm/balance-statement': key('balance_history'),
  'GET /v1/crm/reconciliation/columns': key('balance_history'),
  'POST /v1/crm/reconciliation': key('balance_history'),
  'POST /v1/crm/reconciliation/export': key('balance_history'),
  'GET /v1/crm/books': openToOwners('profit', 'balance_history'),
  'GET /v1/crm/books/pdf': openToOwners('profit', 'balance_history'),
  'GET /v1/crm/books/closings': openToOwners('profit', 'balance_history'),
  'POST /v1/crm/books/closings': openToOwners('profit', 'balance_history'),
  'POST /v1/crm/books/closings/reopen': owners,
  'GET /v1/crm/topup/all': key('topup'),
  'GET /v1/crm/topup/nominals': key('topup'),
  'GET /v1/crm/payment-methods': key('topup'),
  'GET /v1/crm/manual-payment-methods': key('topup'),
  'POST /v1/crm/topup': key('topup.action'),
  'GET /v1/crm/topup/{id}': key('topup'),
  'POST /v1/crm/topup/{id}/cancel': key('topup.action'),
  'POST /v1/crm/topup/{id}/check': key('topup'),
  'POST /v1/crm/topup/{id}/proof': key('topup.action'),
  'GET /v1/crm/topup/{id}/proof': key('topup'),
  'GET /v1/crm/topup/{id}/invoice': key('topup'),
  'GET /v1/crm/topup/invoice/pdf': key('topup'),
  'POST /v1/callback/payment/{gateway}': anyone,
  'POST /v1/callback/supplier/{supplier}': anyone,
  'GET /v1/crm/panel/subscription-plan': everyone,
  'GET /v1/crm/panel': owners,
  'POST /v1/crm/panel': owners,
  'GET /v1/crm/panel/subdomain': owners,
  'PUT /v1/crm/panel/domain': owners,
  'POST /v1/crm/panel/domain/check': owners,
  'GET /v1/crm/panel/charges': owners,
  'PUT /v1/crm/panel/auto-renew': owners,
  'GET /v1/vendor-panel/progress-status': everyone,
  'GET /v1/vendor-panel/get-panel-saldo': key('panel.saldo_profit'),
  'GET /v1/vendor-panel/recommendations': { keys: ['panel.product'], blockWhenExpired: true },
  'POST /v1/vendor-panel/recommendations/inject': { keys: ['panel.product.action'], blockWhenExpired: true },
  'GET /v1/vendor-panel/theme': { keys: ['panel.web_config'], blockWhenExpired: true },
  'GET /v1/vendor-panel/colors': { keys: ['panel.web_config'], blockWhenExpired: true },
  'GET /v1/vendor-panel/category-tag': { keys: ['panel.product'], blockWhenExpired: true },
  'GET /v1/vendor-panel/product': { keys: ['panel.product'], blockWhenExpired: true },
  'GET /v1/vendor-panel/sale-price': { keys: ['panel.flash_sale'], blockWhenExpired: true },
  'GET /v1/vendor-panel/dashboard': key('panel.statistic'),
  'GET /v1/vendor-panel/dashboard/export': key('panel.statistic'),
  'GET /v1/vendor-panel/saldo-point': key('panel.saldo_profit'),
  'GET /v1/vendor-panel/balance-histories': key('panel.saldo_profit'),
  'GET /v1/vendor-panel/balance-histories/export': key('panel.saldo_profit'),
  'GET /v1/crm/referral/withdraw': owners,
  'POST /v1/crm/referral/withdraw': owners,
  'POST /v1/crm/referral/withdraw/otp': owners,
  'GET /v1/crm/referral/withdraw/by-key/{key}': owners,
  'GET /v1/vendor-panel/withdrawal': owners,
  'POST /v1/vendor-panel/withdrawal': owners,
  'POST /v1/vendor-panel/withdrawal/otp': owners,
  'GET /v1/vendor-panel/withdrawal/by-key/{key}': owners,
  'GET /v1/vendor-panel/bank-account': owners,
  'POST /v1/vendor-panel/bank-account': owners,
  'POST /v1/vendor-panel/bank-account/check': owners,
  'PUT /v1/vendor-panel/bank-account/update/{id}': owners,
  'PUT /v1/vendor-panel/bank-account/primary/{id}': owners,
  'DELETE /v1/vendor-panel/bank-account/{id}': owners,
};

const { resources } = compile(config, pageRows);
const ofResources = Object.fromEntries(resources.flatMap((one) => declared(one, resources)));
export const rules: Record<string, Rule> = {
  ...handMade,
  ...ofResources,
  // Categories as in the look-up, with pictures: for /product and for /best-price, which is open to owners.
  'GET /v1/crm/category-options': ofResources['GET /v1/crm/selling-price/category/lookup'] ?? owners,
};

function withSubFields(fields: Record<string, Field>): Field[] {
  return Object.values(fields).flatMap((field) =>
    field.kind === 'rows' ? withSubFields(field.fields) : [field],
  );
}
/** Rules of a declared resource (design 4 and 5). */
function declared(resource: ResourceModel, all: ResourceModel[]): [string, Rule][] {
  const { endpoint, access, can, single, lookupOnly } = resource;
  const blockWhenExpired = resource.blockWhenExpired ?? false;
  const open = resource.ownerOnly ? 'owners' : 'everyone';
  const both: Pick<Rule, 'blockWhenExpired' | 'reveals' | 'forOwners'> = {
    blockWhenExpired,
    ...(resource.reveals && { reveals: resource.reveals }),
    ...(resource.openToOwners && { forOwners: true }),
  };
  const read: Rule = { keys: access ? [access.read] : open, ...both };
  const write: Rule = { keys: access ? [access.write] : open, ...both };
  const past: [boolean, string, Rule][] = [
    [resource.history, `GET ${endpoint}/history/{id}`, read],
    [resource.history && can.includes('edit'), `POST ${endpoint}/return/{id}`, write],
    [resource.preview === true, `POST ${endpoint}/preview`, write],
  ];
  const activities: [string, Rule][] = [
    ...resource.actions.map(({ name, reads, ownerOnly }): [string, Rule] => [
      `POST ${endpoint}/act/${name}`,
      ownerOnly ? { ...write, keys: 'owners' } : reads ? read : write,
    ]),
    ...(resource.actions.length > 0 ? ([[`POST ${endpoint}/undo/{id}`, write]] as [string, Rule][]) : []),
  ];
  if (single) {
    return [
      ...activities,
      ...past.flatMap(([exists, name, rule]): [string, Rule][] => (exists ? [[name, rule]] : [])),
      [`GET ${endpoint}`, read],
      ...(can.includes('edit') ? ([[`PUT ${endpoint}/update`, write]] as [string, Rule][]) : []),
    ];
  }
  const askers = all.filter((other) => other === resource || pointsAt(other, resource));
  const lookup: Rule = {
    keys: askers.every((asker) => asker.ownerOnly)
      ? 'owners'
      : askers.flatMap((asker) => asker.access?.read ?? []),
    forOwners: askers.some((asker) => asker.ownerOnly || asker.openToOwners),
    blockWhenExpired: askers.every((asker) => asker.lookupOnly || asker.blockWhenExpired),
  };
  const actions: [boolean, string, Rule][] = [
    [!lookupOnly, `GET ${endpoint}`, read],
    [!lookupOnly, `GET ${endpoint}/{id}`, read],
    [resource.arrange !== undefined, `PUT ${endpoint}/arrange`, write],
    [true, `GET ${endpoint}/lookup`, lookup],
    [can.includes('export'), `GET ${endpoint}/export`, read],
    [can.includes('create'), `POST ${endpoint}`, write],
    [can.includes('import'), `POST ${endpoint}/import`, write],
    [(resource.summary ?? []).length > 0, `GET ${endpoint}/summary`, read],
    [can.includes('edit'), `PUT ${endpoint}/update/{id}`, write],
    [can.includes('delete'), `DELETE ${endpoint}/{id}`, write],
    [can.includes('delete'), `POST ${endpoint}/restore/{id}`, write],
    [resource.history && can.includes('delete'), `GET ${endpoint}/bin`, write],
    ...past,
  ];
  return [
    ...activities,
    ...actions.flatMap(([exists, name, rule]): [string, Rule][] => (exists ? [[name, rule]] : [])),
  ];
}

function pointsAt(other: ResourceModel, { name }: ResourceModel): boolean {
  const every = [other.fields, ...other.actions.map(({ fields }) => fields)].flatMap(withSubFields);
  return every.some(
    (field) => (field.kind === 'reference' || field.kind === 'references') && field.to === name,
  );
}
