/**
 * Server-side names by resource: a declaration may use these and no others. The server verifies at start that each has
 * code.
 */
export interface ServerNames {
  stores: readonly string[];
  filters: Readonly<Record<string, readonly string[]>>;
  counters: Readonly<Record<string, readonly string[]>>;
  computed: Readonly<Record<string, readonly string[]>>;
  handlers: Readonly<Record<string, readonly string[]>>;
}

export const serverNames: ServerNames = {
  stores: [
    ...['panel-transaction', 'member-mutation', 'member-point', 'member-device'],
    ...['brand', 'variation', 'panel-product', 'site-version', 'price-history'],
    ...['price-list', 'entry'],
    ...['selling-price', 'selling-item', 'selling-change', 'catalogue-category'],
    ...['bulk-order', 'margin-event', 'losing-item', 'ticket'],
    ...['referral-partner', 'referral-mutation'],
    ...['sub-account', 'sub-account-order', 'sub-account-activity', 'order-approval', 'cashier-shift'],
    ...['webhook-delivery', 'api-request'],
  ],
  filters: {
    'panel-transaction': [
      ...['created_at', 'stage', 'order_status', 'payment_status', 'product_source', 'payment_source'],
      'member_id',
    ],
    'member-mutation': ['member_id'],
    'member-point': ['member_id'],
    'member-device': ['member_id'],
    'price-list': ['category_id', 'brand_id', 'status'],
    'price-history': ['effective_at', 'brand_id', 'direction', 'reason'],
    entry: ['date', 'type', 'line', 'counts', 'source'],
    'selling-price': ['scope', 'method', 'is_active'],
    'selling-item': ['brand_id', 'category_id', 'result', 'rule_scope', 'status'],
    'selling-change': ['created_at', 'kind'],
    'bulk-order': ['created_at', 'status'],
    'margin-event': ['created_at', 'kind', 'channel'],
    'losing-item': ['channel'],
    ticket: ['created_at', 'category', 'priority', 'status'],
    'cashier-shift': ['created_at', 'status'],
    'webhook-delivery': ['created_at', 'status', 'event', 'environment'],
    'api-request': ['created_at', 'status', 'call', 'environment'],
    'sub-account': ['status'],
    'sub-account-order': ['sub_account_id'],
    'sub-account-activity': ['sub_account_id'],
    'order-approval': ['created_at', 'status', 'sub_account_id'],
    'referral-partner': ['state'],
    'referral-mutation': ['created_at', 'type'],
  },
  counters: {
    member: ['balance', 'point'],
    banner: ['clicks', 'impressions'],
    blog: ['views'],
  },
  computed: {
    member: ['total_trx', 'total_spent', 'last_login_at'],
    'member-tier': ['member_count'],
    blog: ['reading_minutes'],
    'category-label': ['category_count'],
    category: ['product_count'],
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
};
