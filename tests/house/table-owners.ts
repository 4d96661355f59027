/** Folders that may write every table. */
export const WHOLE_DATABASE = ['server/backup', 'server/key-rotation'];

/** Only the seed writes it. */
const NOBODY = '';

/** Keyed by table: the folder that writes it, and folders that read it. */
export const tableOwners: Record<string, [writer: string, readers?: string]> = {
  access_tokens: ['topics/developer-api', 'platform/vault'],
  account_links: ['platform/identity'],
  account_tasks: ['platform/identity'],
  act_keys: ['admin'],
  activities: ['platform/activity', 'topics/sub-accounts'],
  allowed_addresses: ['topics/developer-api'],
  api_nonces: ['topics/developer-api'],
  api_requests: ['topics/developer-api'],
  attempts: ['platform/identity'],
  balance_adjustments: ['topics/topup'],
  balance_reminders: ['topics/reminders', 'topics/developer-api'],
  balances: [
    'platform/ledger',
    `topics/accounts topics/balance topics/books topics/panel-orders topics/profit topics/reconciliation
    topics/referral topics/reminders topics/shops`,
  ],
  bank_accounts: ['topics/bank-accounts', 'platform/vault topics/referral'],
  bill_inquiries: ['topics/orders'],
  billing_informations: ['topics/accounts'],
  book_closings: ['topics/books'],
  brands: [
    NOBODY,
    `topics/bulk-orders topics/catalogue topics/developer-api topics/finder topics/margin-guard
    topics/orders topics/panel-catalogue topics/purchase-prices topics/selling-prices topics/shops
    topics/statistics topics/sub-accounts topics/suppliers`,
  ],
  bulk_batches: ['topics/bulk-orders'],
  bulk_rows: ['topics/bulk-orders', 'topics/orders'],
  cashier_shift_cash: ['topics/shifts'],
  cashier_shift_orders: ['topics/shifts'],
  cashier_shifts: ['topics/shifts'],
  categories: [
    NOBODY,
    `topics/catalogue topics/developer-api topics/finder topics/orders topics/panel-catalogue
    topics/purchase-prices topics/selling-prices topics/statistics topics/sub-accounts topics/suppliers`,
  ],
  changelog_reads: ['topics/changelog'],
  default_routes: ['topics/purchase-prices', 'topics/catalogue'],
  entities: [
    'admin',
    `topics/books topics/catalogue topics/margin-guard topics/members topics/panel-catalogue
    topics/panel-orders topics/purchase-prices topics/shops topics/uploads`,
  ],
  entity_counters: ['admin', 'platform/ledger topics/members'],
  entity_history: ['admin', 'topics/uploads'],
  entity_keys: ['admin', 'topics/members topics/shops'],
  entity_references: ['admin'],
  entity_undos: ['admin', 'topics/uploads'],
  favorites: ['topics/catalogue'],
  feedbacks: ['topics/feedback'],
  files: ['topics/uploads'],
  flash_sale_buyers: ['topics/panel-orders', 'topics/storefront'],
  flash_sale_counts: ['topics/panel-orders', 'topics/panel-catalogue topics/storefront'],
  held_after_restore: ['topics/suppliers'],
  interests: ['topics/catalogue'],
  invoice_counters: ['topics/topup'],
  item_figures: ['topics/catalogue', 'topics/purchase-prices'],
  item_watches: ['topics/catalogue', 'topics/purchase-prices'],
  jobs: ['platform/jobs', 'platform/ledger'],
  kyc_photos: ['topics/kyc'],
  kycs: ['topics/kyc', 'platform/vault topics/referral'],
  ledger_entries: [
    'platform/ledger',
    `topics/balance topics/books topics/profit topics/reconciliation topics/referral`,
  ],
  letterheads: ['topics/receipts', 'topics/uploads'],
  list_layouts: ['admin'],
  list_views: ['admin'],
  live_tickets: ['topics/accounts'],
  margin_guard_digests: ['topics/margin-guard'],
  margin_guard_events: ['topics/margin-guard'],
  margin_guard_offs: ['topics/margin-guard', 'topics/selling-prices'],
  margin_guard_turns: ['topics/margin-guard'],
  member_mutations: ['topics/panel-orders', 'platform/ledger'],
  member_secrets: ['topics/members'],
  member_sessions: ['topics/members'],
  messages: ['platform/messages'],
  notification_reads: ['platform/notifications'],
  notifications: ['platform/notifications'],
  onboarding_notices: [NOBODY, 'topics/onboarding'],
  operator_notices: ['platform/notice'],
  order_approvals: ['topics/orders'],
  order_changes: ['topics/orders', 'topics/statistics topics/sub-accounts'],
  order_sums: ['topics/orders', 'topics/statistics topics/sub-accounts'],
  otp_requests: ['platform/identity'],
  panel_codes: ['topics/suppliers', 'platform/vault'],
  panel_order_events: ['topics/panel-orders'],
  panel_orders: [
    'topics/panel-orders',
    `platform/ledger platform/vault topics/books topics/members topics/panel-catalogue topics/profit
    topics/shops topics/storefront`,
  ],
  panel_registrations: ['topics/shops', 'topics/storefront topics/uploads topics/website'],
  partners: [
    'topics/accounts',
    `src/platform/demonstration.ts topics/balance topics/bank-accounts topics/books topics/bulk-orders
    topics/catalogue topics/developer-api topics/feedback topics/finder topics/kyc topics/margin-guard
    topics/orders topics/purchase-prices topics/receipts topics/referral topics/selling-prices
    topics/shops topics/storefront topics/sub-accounts topics/telegram topics/tickets topics/tiers
    topics/topup topics/website topics/withdrawals`,
  ],
  payment_callbacks: ['topics/payments'],
  plan_charges: ['topics/shops', 'platform/ledger'],
  price_alarms: ['topics/purchase-prices'],
  price_changes: ['topics/purchase-prices', 'topics/margin-guard topics/selling-prices'],
  price_feeds: ['topics/purchase-prices', 'topics/suppliers'],
  private_files: ['platform/files', 'platform/vault topics/kyc topics/tickets'],
  profit_holds: ['topics/profit'],
  promo_buyers: ['topics/panel-orders', 'topics/storefront'],
  promo_counts: ['topics/panel-orders', 'topics/panel-catalogue topics/storefront'],
  quotas: ['platform/quota'],
  rate_limits: ['server/plugins'],
  reconciliation_columns: ['topics/reconciliation'],
  referral_bars: ['topics/referral'],
  referral_commissions: ['topics/referral', 'platform/ledger'],
  refused_addresses: ['topics/developer-api'],
  sandbox_accounts: ['topics/developer-api'],
  sandbox_inquiries: ['topics/developer-api'],
  sandbox_orders: ['topics/developer-api', 'topics/orders'],
  sandbox_payments: ['topics/payments'],
  selling_rule_changes: ['topics/selling-prices', 'topics/margin-guard'],
  selling_rules: ['topics/selling-prices'],
  sessions: ['topics/accounts', 'topics/referral'],
  site_versions: ['topics/shops', 'topics/uploads'],
  sub_accounts: ['topics/sub-accounts', 'topics/accounts topics/orders'],
  supplier_attempts: ['topics/suppliers'],
  supplier_items: ['topics/suppliers'],
  supplier_mappings: ['topics/suppliers'],
  supplier_routes: ['topics/suppliers', 'topics/purchase-prices'],
  supplier_states: ['topics/suppliers'],
  telegram_chats: ['topics/telegram'],
  telegram_codes: ['topics/telegram'],
  telegram_readers: ['topics/telegram'],
  ticket_files: ['topics/tickets'],
  ticket_reads: ['topics/tickets'],
  ticket_replies: ['topics/tickets'],
  tickets: ['topics/tickets', 'topics/developer-api'],
  tiers: [
    'topics/tiers',
    `topics/accounts topics/bulk-orders topics/catalogue topics/developer-api topics/finder
    topics/margin-guard topics/orders topics/purchase-prices topics/referral topics/selling-prices
    topics/shops topics/sub-accounts topics/suppliers topics/tickets`,
  ],
  topups: ['topics/topup', 'platform/ledger topics/accounts topics/books'],
  transactions: [
    'topics/orders',
    `platform/ledger platform/vault topics/accounts topics/books topics/bulk-orders topics/catalogue
    topics/developer-api topics/panel-catalogue topics/panel-orders topics/reconciliation topics/referral
    topics/shifts topics/statistics topics/suppliers`,
  ],
  user_settings: ['topics/settings', 'topics/accounts'],
  users: [
    'topics/accounts',
    `admin platform/identity src/platform/demonstration.ts topics/books topics/bulk-orders
    topics/catalogue topics/changelog topics/developer-api topics/feedback topics/kyc topics/margin-guard
    topics/orders topics/panel-orders topics/purchase-prices topics/referral topics/reminders
    topics/selling-prices topics/shifts topics/shops topics/statistics topics/sub-accounts
    topics/telegram topics/tickets topics/topup topics/uploads topics/withdrawals`,
  ],
  variations: [
    'topics/purchase-prices',
    `topics/bulk-orders topics/catalogue topics/developer-api topics/finder topics/margin-guard
    topics/orders topics/panel-catalogue topics/panel-orders topics/selling-prices topics/shops
    topics/statistics topics/suppliers`,
  ],
  vault_key: ['platform/vault'],
  webhook_deliveries: ['topics/developer-api'],
  webhook_endpoints: ['topics/developer-api', 'platform/vault'],
  webhook_events: ['topics/developer-api'],
  webhook_resends: ['topics/developer-api'],
  webhook_tries: ['topics/developer-api'],
  website_days: ['topics/website', 'topics/shops'],
  website_previews: ['topics/website'],
  website_searches: ['topics/website', 'topics/shops'],
  withdrawals: ['topics/withdrawals', 'platform/ledger topics/books'],
};

/** Statements that change several tables, including another module's. */
export const oneStatement: { owner: string; tables: string; why: string }[] = [
  {
    owner: 'topics/orders',
    tables: 'balances ledger_entries notifications jobs',
    why: 'an order and its money are one statement, when it is bought and when it ends',
  },
  {
    owner: 'topics/developer-api',
    tables: 'rate_limits',
    why: 'a call of a program uses up its nonce and is counted with one statement',
  },
  {
    owner: 'topics/developer-api',
    tables: 'jobs',
    why: 'an order of the sandbox and the job that ends it are one statement',
  },
  {
    owner: 'topics/developer-api',
    tables: 'jobs',
    why: 'what is on its way wakes the endpoints it goes to, all of them in one order',
  },
  {
    owner: 'topics/purchase-prices',
    tables: 'jobs margin_guard_turns',
    why: 'a price, its row in the history and what has to follow from it are one statement',
  },
  {
    owner: 'topics/referral',
    tables: 'jobs',
    why: 'whoever ends or changes an order, its commission is looked at: queued with the same commit',
  },
  {
    owner: 'topics/members',
    tables: 'account_tasks entities entity_keys entity_references',
    why: 'signing up with a taken address costs what signing up with a new one does',
  },
  {
    owner: 'topics/accounts',
    tables: 'account_tasks',
    why: 'signing up with a taken address costs what signing up with a new one does',
  },
];

/** Shared rows: the owner creates them, and one module changes each column. */
export const sharedRows: Record<string, Record<string, string>> = {
  partners: {
    'topics/tiers': 'tier_id tier_since tier_valid_until tier_warned_at',
    'topics/kyc': 'kyc_reject_description kyc_status',
    'topics/accounts': 'name',
    'topics/shops':
      'panel_auto_renew panel_expired_date panel_lapsed_for panel_reject_reason panel_site_name panel_started_at panel_status panel_url panel_warned_for',
    'topics/referral': 'is_referral_feature referral_code',
  },
  users: {
    'topics/accounts':
      'avatar_id email email_verified_at name password_hash phone phone_verified_at pin_hash',
    'topics/sub-accounts': 'disabled_at privileges',
  },
};
