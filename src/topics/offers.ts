import type { Offers } from '../admin/schema/offers';

/** A store whose records are only chosen in forms. */
const CHOSEN = { can: [], filters: [], sorts: [], search: [] } as const;

/** Names that the code of this product offers to `resources/`. */
export const offers = {
  /**
   * `schedule-status`, `sale-status`, `promo-status`: a period with its current state in the words of
   * `core/text/schedule.ts`. `timeline`: sub-rows with `step`, `at`, `actor` and optional `tone`, `note`, `amount`.
   * `cause-link`: a code that links to the page of `ref_type` and `ref_id`. `debt-reminder`: a phone number with a reminder
   * message. `privileges`: access keys by label. `order-name`: an item with the picture and name of its brand.
   */
  cells: [
    'schedule-status',
    'sale-status',
    'promo-status',
    'timeline',
    'cause-link',
    'debt-reminder',
    'privileges',
    'order-name',
  ],
  /** `theme-preview`: a choice with a picture of what mode, colours, typeface, corners and columns of this form
   * look like together. `sale-price`: money in a sub-row, with what the product of its row (`product_id`) usually sells
   * for, costs and then brings. `rule-outcome`: a switch, with what the rule of selling prices in this form would change.
   * `attachments`: pictures and PDFs of a ticket, sent at once, as tags with their ids. `found-code`: a code, with those that the finder knows below.
   * `privilege-tree`: access keys below what they ask for, with presets. `address-lock`: addresses, one's own offered.
   * `own-pin`: the PIN of who types. `platform-code`: a text with `choices`, picked from them where `source` of this form is
   * `platform`. `book-date`: a day, refused at once in a month whose books are closed. */
  inputs: [
    ...(['theme-preview', 'sale-price', 'rule-outcome', 'attachments', 'found-code'] as const),
    ...(['privilege-tree', 'address-lock', 'own-pin', 'platform-code', 'book-date'] as const),
  ],
  stores: {
    'panel-transaction': {
      can: ['edit', 'export'],
      filters: [
        'created_at',
        'stage',
        'order_status',
        'payment_status',
        'product_source',
        'payment_source',
        'member_id',
        'total',
      ],
      sorts: ['created_at', 'total', 'profit'],
      search: ['invoice', 'buyer', 'buyer_phone', 'product_name', 'item_name', 'target'],
      sums: ['total'],
    },
    'member-mutation': { filters: ['member_id'], sorts: ['created_at'], search: [] },
    'member-point': { filters: ['member_id'], sorts: ['created_at'], search: [] },
    'member-device': { filters: ['member_id'], sorts: ['last_seen_at'], search: [] },
    brand: CHOSEN,
    'catalogue-category': CHOSEN,
    variation: { ...CHOSEN, filters: ['category_id'] },
    'panel-product': CHOSEN,
    'site-version': CHOSEN,
    'price-list': {
      plain: true,
      filters: ['category_id', 'brand_id', 'status'],
      sorts: ['item', 'my_price'],
      search: ['item', 'sku'],
    },
    'price-history': {
      filters: ['effective_at', 'brand_id', 'direction', 'reason'],
      sorts: ['effective_at'],
      search: ['sku', 'item'],
    },
    entry: {
      ...{ can: ['create', 'edit', 'delete', 'export'], documents: true, plain: true },
      filters: ['date', 'type', 'line', 'counts', 'source'],
      sorts: ['date', 'amount'],
      search: ['what', 'counterparty', 'note'],
    },
    'selling-price': {
      can: ['create', 'edit', 'delete', 'export'],
      filters: ['scope', 'method', 'is_active'],
      sorts: ['updated_at'],
      search: ['name'],
    },
    'selling-item': {
      plain: true,
      filters: ['brand_id', 'category_id', 'result', 'rule_scope', 'status'],
      sorts: [],
      search: ['item', 'sku'],
    },
    'selling-change': { filters: ['created_at', 'kind'], sorts: [], search: [] },
    'bulk-order': { filters: ['created_at', 'status'], sorts: ['created_at'], search: ['code', 'by'] },
    'margin-event': { filters: ['created_at', 'kind', 'channel'], sorts: ['created_at'], search: ['item'] },
    'losing-item': { plain: true, filters: ['channel'], sorts: [], search: ['item', 'sku'] },
    ticket: {
      can: ['create', 'export'],
      filters: ['created_at', 'category', 'priority', 'status'],
      sorts: ['created_at', 'last_reply_at'],
      search: ['code', 'subject', 'ref_code'],
    },
    'cashier-shift': {
      filters: ['created_at', 'status', 'difference'],
      sorts: ['created_at', 'difference'],
      search: ['code', 'by'],
    },
    'webhook-delivery': {
      filters: ['created_at', 'status', 'event', 'environment'],
      sorts: ['created_at'],
      search: ['ref_code'],
    },
    'api-request': {
      filters: ['created_at', 'status', 'call', 'environment'],
      sorts: ['at', 'created_at'],
      search: ['request_id', 'ref_id'],
    },
    'sub-account': {
      can: ['create', 'edit', 'export'],
      filters: ['status'],
      sorts: ['name', 'created_at'],
      search: ['name', 'email', 'phone'],
    },
    transaction: {
      filters: ['date', 'status', 'parent_category_id', 'source', 'user_id', 'selling_total'],
      sorts: ['date', 'selling_total'],
      search: [
        ...(['code', 'ref_id', 'product_name', 'item_name', 'destination', 'nickname'] as const),
        ...(['customer_name', 'note', 'sn'] as const),
      ],
      sums: ['selling_total', 'resale_total', 'margin', 'refund_amount'],
    },
    'order-brand': CHOSEN,
    'order-item': CHOSEN,
    'account-user': CHOSEN,
    'sub-account-activity': { filters: ['sub_account_id'], sorts: ['created_at'], search: [] },
    'order-approval': {
      filters: ['created_at', 'status', 'sub_account_id'],
      sorts: ['created_at'],
      search: ['item', 'destination', 'asked_by'],
    },
    'referral-partner': {
      filters: ['state'],
      sorts: ['created_at', 'commission_total', 'last_active_at'],
      search: [],
    },
    'referral-mutation': { filters: ['created_at', 'type'], sorts: ['created_at'], search: ['trx_code'] },
  },
  counters: {
    member: ['balance', 'point'],
    banner: ['clicks', 'impressions'],
    blog: ['views'],
  },
  computed: {
    member: ['last_login_at'],
    blog: ['reading_minutes'],
    'product-vcg': [
      ...['sku', 'original_name', 'cost', 'price', 'margin', 'prices_by_tier', 'stock_status', 'sold_30d'],
    ],
    'product-custom': ['stock', 'price', 'sold_30d'],
    'panel-transaction': ['timeline'],
    'flash-sale': ['sold', 'results'],
    'payment-method': ['usage_30d'],
    promo: ['used'],
  },
  handlers: {
    member: ['adjust-balance', 'unblock', 'reset-password'],
    'member-device': ['end'],
    'panel-transaction': [
      ...['confirm-payment', 'confirm-payments', 'retry', 'complete', 'refund', 'notify'],
    ],
    'web-panel': ['publish', 'rollback'],
    category: ['import'],
    debt: ['pay'],
    'product-vcg': ['reprice'],
    'product-custom': ['add-codes', 'show-codes', 'withdraw-codes'],
    promo: ['try'],
    'selling-item': ['set-rule', 'clear-rule'],
    'selling-change': ['take-back'],
    'margin-event': ['take-back'],
    'losing-item': ['mend', 'mend-all'],
    ticket: ['reply', 'finish', 'reopen', 'rate'],
    'cashier-shift': ['start', 'cash', 'count', 'explain'],
    'webhook-delivery': ['resend', 'resend-marked', 'resend-period'],
    'sub-account': ['resend', 'deactivate', 'activate', 'remove'],
  },
  /** Specification 7 gives these paths to entities among the program's own calls. */
  free: [
    '/v1/crm/product/brand',
    '/v1/crm/product/price-history',
    '/v1/crm/product/price-list',
    '/v1/crm/entries',
    '/v1/crm/debts',
    '/v1/crm/selling-price/category',
    '/v1/crm/selling-price/guard',
    '/v1/crm/selling-price/guard-history',
    '/v1/crm/selling-price/history',
    '/v1/crm/selling-price/item',
    '/v1/crm/selling-price/loss',
    '/v1/crm/selling-price/product',
    '/v1/crm/selling-price/rule',
    '/v1/crm/account-user',
    '/v1/crm/bulk-order',
    '/v1/crm/order-approval',
    '/v1/crm/order-brand',
    '/v1/crm/order-item',
    '/v1/crm/own-code',
    '/v1/crm/cashier-shift',
    '/v1/crm/setting/webhook-delivery',
    '/v1/crm/setting/api-request',
    '/v1/crm/sub-account',
    '/v1/crm/sub-account-activity',
    '/v1/crm/referral/balance-history',
    '/v1/crm/referral/partner',
    '/v1/crm/ticket-system',
    '/v1/crm/transaction',
  ],
  taken: [
    '/open-api',
    '/v1/callback',
    '/v1/crm',
    '/v1/storefront',
    '/v1/vendor-panel/balance-histories',
    '/v1/vendor-panel/bank-account',
    '/v1/vendor-panel/category-tag',
    '/v1/vendor-panel/colors',
    '/v1/vendor-panel/dashboard',
    '/v1/vendor-panel/get-panel-saldo',
    '/v1/vendor-panel/progress-status',
    '/v1/vendor-panel/recommendations',
    '/v1/vendor-panel/saldo-point',
    '/v1/vendor-panel/sale-price',
    '/v1/vendor-panel/theme',
    '/v1/vendor-panel/withdrawal',
  ],
} as const satisfies Offers;

export type CustomCell = (typeof offers.cells)[number];
export type CustomInput = (typeof offers.inputs)[number];

/** Fields by which lists of a store can be filtered, sorted and searched. */
export type Store<Name extends keyof typeof offers.stores> = (typeof offers.stores)[Name];
