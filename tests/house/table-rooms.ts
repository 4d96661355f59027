/** Modules that may write every table: seed, backup, restore, key rotation. */
export const WHOLE_DATABASE = ['seed', 'backup', 'key-rotation'];

/** Only the seed writes it. */
const NOBODY = '';

/** Keyed by table: the module that writes it, and modules that read it. */
export const tableRooms: Record<string, [writer: string, readers?: string]> = {
  access_tokens: ['trade/integration', 'ground/vault'],
  account_links: ['people/account'],
  account_tasks: ['people/account'],
  act_keys: ['ground/entities'],
  api_nonces: ['trade/integration'],
  api_requests: ['trade/request-log'],
  activities: ['ground/activity', 'people/sub-account'],
  allowed_addresses: ['trade/integration'],
  attempts: ['ground/secret'],
  balance_adjustments: ['trade/topup'],
  balance_reminders: ['people/reminder', 'db'],
  balances: [
    'ground/ledger',
    `db people/profile people/reminder shops/panel-order shops/plan trade/balance-statement trade/books
    trade/profit trade/reconciliation trade/referral`,
  ],
  bank_accounts: ['trade/bank-account', 'ground/vault trade/referral'],
  bill_inquiries: ['trade/bill', 'trade/transaction'],
  billing_informations: ['trade/billing'],
  book_closings: ['trade/books'],
  brands: [
    NOBODY,
    `db shops/margin-guard shops/panel-catalogue shops/shop-record trade/best-price trade/bill trade/bulk-order trade/catalogue
    trade/item-health trade/item-watch trade/open-api trade/order-approval trade/price-alarm trade/price-feed trade/price-history
    trade/price-list trade/recommendation trade/selling-price trade/statistic trade/supplier trade/supplier-catalogue trade/transaction`,
  ],
  bulk_batches: ['trade/bulk-order'],
  bulk_rows: ['trade/bulk-order', 'trade/bill'],
  cashier_shift_cash: ['trade/cashier-shift'],
  // Written by a database function together with the order.
  cashier_shift_orders: ['trade/cashier-shift'],
  cashier_shifts: ['trade/cashier-shift', 'db'],
  categories: [
    NOBODY,
    `people/sub-account shops/panel-catalogue trade/best-price trade/catalogue trade/open-api trade/price-list trade/selling-price
    trade/statistic trade/supplier-catalogue trade/transaction`,
  ],
  changelog_reads: ['people/changelog'],
  entities: [
    'ground/entities',
    `db ground/upload shops/margin-guard shops/member shops/panel shops/panel-catalogue shops/panel-order shops/shop-record
    shops/site-version trade/books trade/price-feed`,
  ],
  entity_counters: ['ground/entities', 'ground/ledger shops/member'],
  entity_keys: ['ground/entities', 'shops/member shops/shop-record'],
  entity_references: ['ground/entities', 'shops/member'],
  entity_undos: ['ground/entities', 'ground/upload'],
  held_after_restore: ['trade/supplier'],
  default_routes: ['trade/best-price', 'trade/catalogue'],
  favorites: ['trade/catalogue'],
  feedbacks: ['people/feedback'],
  files: ['ground/upload'],
  flash_sale_buyers: ['shops/panel-order', 'shops/storefront'],
  flash_sale_counts: ['shops/panel-order', 'shops/panel-catalogue shops/storefront'],
  interests: ['trade/recommendation'],
  invoice_counters: ['trade/topup'],
  item_figures: ['trade/item-health', 'trade/best-price trade/catalogue trade/price-list'],
  item_watches: ['trade/item-watch', 'trade/catalogue trade/price-feed'],
  jobs: ['jobs', 'ground/ledger'],
  kyc_photos: ['people/kyc'],
  kycs: ['people/kyc', 'ground/vault trade/referral'],
  ledger_entries: [
    'ground/ledger',
    'db trade/balance-history trade/balance-statement trade/books trade/profit trade/reconciliation trade/referral',
  ],
  letterheads: ['trade/letterhead', 'ground/upload'],
  live_tickets: ['ground/session'],
  margin_guard_digests: ['shops/margin-guard'],
  margin_guard_events: ['shops/margin-guard'],
  margin_guard_offs: ['shops/margin-guard', 'trade/selling-price'],
  // Written together with a price change.
  margin_guard_turns: ['shops/margin-guard'],
  member_links: ['shops/member'],
  member_mutations: ['shops/panel-order', 'ground/ledger'],
  member_secrets: ['shops/member'],
  member_sessions: ['shops/member'],
  member_tasks: ['shops/member'],
  messages: ['ground/message'],
  notification_reads: ['ground/notification'],
  notifications: ['ground/notification'],
  onboarding_notices: [NOBODY, 'people/onboarding'],
  operator_notices: ['ground/notice'],
  order_approvals: ['trade/order-approval'],
  // Written by database functions: changes in the transaction, sums later.
  order_changes: ['db', 'trade/statistic'],
  order_sums: ['db', 'trade/statistic'],
  otp_requests: ['ground/otp'],
  panel_codes: ['shops/code-stock', 'ground/vault'],
  panel_order_events: ['shops/panel-order'],
  panel_orders: [
    'shops/panel-order',
    'db ground/ledger ground/vault shops/member shops/panel shops/panel-catalogue shops/storefront trade/books',
  ],
  panel_registrations: ['shops/website', 'ground/upload shops/storefront'],
  partners: [
    'people/account',
    `db demonstration.ts ground/session ground/tier people/feedback people/kyc people/partner people/pin people/profile
    people/sub-account people/telegram people/ticket shops/margin-guard shops/plan shops/shop-record shops/site-version shops/storefront shops/website
    trade/balance-statement trade/bank-account trade/best-price trade/bill trade/billing trade/books trade/bulk-order trade/catalogue trade/integration
    trade/letterhead trade/open-api trade/price-alarm trade/price-history trade/price-list trade/recommendation trade/referral trade/selling-price
    trade/topup trade/transaction trade/webhook trade/withdrawal`,
  ],
  payment_callbacks: ['trade/topup'],
  plan_charges: ['shops/plan', 'ground/ledger'],
  price_alarms: ['trade/price-alarm'],
  price_feeds: ['trade/price-feed', 'trade/supplier-catalogue'],
  price_changes: [
    'trade/price-feed',
    'shops/margin-guard trade/price-alarm trade/price-history trade/selling-price',
  ],
  private_files: ['ground/private-file', 'ground/vault people/kyc people/ticket trade/books'],
  // Written by database functions in the transaction that moves the money.
  profit_holds: ['db', 'trade/profit'],
  promo_buyers: ['shops/panel-order', 'shops/storefront'],
  promo_counts: ['shops/panel-order', 'shops/panel-catalogue shops/storefront'],
  quotas: ['ground/quota'],
  rate_limits: ['plugins'],
  reconciliation_columns: ['trade/reconciliation'],
  referral_bars: ['trade/referral'],
  referral_commissions: ['trade/referral', 'ground/ledger'],
  refused_addresses: ['trade/integration'],
  sandbox_accounts: ['trade/open-api'],
  sandbox_inquiries: ['trade/open-api'],
  sandbox_orders: ['trade/open-api', 'db'],
  sandbox_payments: ['trade/payment'],
  selling_rule_changes: ['trade/selling-price', 'shops/margin-guard'],
  selling_rules: ['trade/selling-price'],
  sessions: ['ground/session', 'people/account trade/referral'],
  site_versions: ['shops/site-version', 'ground/upload'],
  sub_accounts: ['people/sub-account', 'db ground/session trade/transaction'],
  supplier_attempts: ['trade/supplier'],
  supplier_items: ['trade/supplier-catalogue', 'trade/supplier'],
  supplier_mappings: ['trade/supplier-catalogue'],
  supplier_routes: ['trade/supplier', 'trade/price-feed trade/supplier-catalogue'],
  supplier_states: ['trade/supplier'],
  telegram_chats: ['people/telegram'],
  telegram_codes: ['people/telegram'],
  telegram_readers: ['people/telegram'],
  ticket_files: ['people/ticket'],
  ticket_reads: ['people/ticket'],
  ticket_replies: ['people/ticket'],
  tickets: ['people/ticket', 'db'],
  tiers: [
    'ground/tier',
    `ground/session people/account people/profile people/sub-account people/ticket shops/margin-guard shops/plan shops/shop-record shops/website
    trade/best-price trade/bulk-order trade/catalogue trade/integration trade/open-api trade/price-alarm trade/price-history
    trade/price-list trade/recommendation trade/referral trade/selling-price trade/supplier-catalogue trade/transaction trade/webhook`,
  ],
  topups: ['trade/topup', 'db ground/ledger people/profile'],
  transactions: [
    'trade/transaction',
    `db ground/ledger ground/vault people/profile shops/panel-catalogue shops/panel-order
    trade/bill trade/books trade/bulk-order trade/cashier-shift trade/catalogue trade/item-health trade/order-approval trade/recommendation
    trade/reconciliation trade/referral
    trade/statistic trade/supplier`,
  ],
  user_settings: ['people/setting', 'people/profile'],
  users: [
    'people/account',
    `db demonstration.ts ground/entities ground/secret ground/security-notice ground/session ground/upload
    people/changelog people/feedback people/kyc people/partner people/password people/pin
    people/profile people/reminder people/sub-account people/telegram people/ticket shops/margin-guard shops/panel-order shops/site-version
    trade/billing trade/books trade/bulk-order trade/cashier-shift trade/integration trade/item-watch trade/order-approval trade/price-alarm trade/referral
    trade/selling-price trade/statistic trade/topup trade/transaction trade/withdrawal`,
  ],
  variations: [
    'trade/price-feed',
    `shops/margin-guard shops/panel-catalogue shops/panel-order shops/shop-record trade/best-price
    trade/bill trade/bulk-order trade/catalogue trade/item-health trade/item-watch trade/open-api trade/price-alarm trade/price-history trade/price-list
    trade/recommendation trade/selling-price trade/statistic trade/supplier trade/supplier-catalogue trade/transaction`,
  ],
  vault_key: ['ground/vault'],
  webhook_deliveries: ['trade/webhook'],
  webhook_endpoints: ['trade/webhook', 'db ground/vault'],
  webhook_events: ['trade/webhook', 'db'],
  webhook_resends: ['trade/webhook'],
  webhook_tries: ['trade/webhook'],
  withdrawals: ['trade/withdrawal', 'db ground/ledger'],
};

/** Statements that change several tables, including another module's. */
export const oneStatement: { room: string; tables: string; why: string }[] = [
  {
    room: 'trade/transaction',
    tables: 'balances ledger_entries notifications jobs',
    why: 'an order and its money are one statement, when it is bought and when it ends',
  },
  {
    room: 'trade/integration',
    tables: 'rate_limits',
    why: 'a call of a program uses up its nonce and is counted with one statement',
  },
  {
    room: 'trade/open-api',
    tables: 'jobs',
    why: 'an order of the sandbox and the job that ends it are one statement',
  },
  {
    room: 'db',
    tables: 'cashier_shift_orders',
    why: 'an order falls into the shift that is open when it is made, with its own commit',
  },
  {
    room: 'db',
    tables: 'webhook_events',
    why: 'what partners’ own servers are told is kept with the commit that does it, whoever does it',
  },
  {
    room: 'trade/webhook',
    tables: 'jobs',
    why: 'what is on its way wakes the endpoints it goes to, all of them in one order',
  },
  {
    room: 'trade/price-feed',
    tables: 'jobs margin_guard_turns',
    why: 'a price, its row in the history and what has to follow from it are one statement',
  },
  {
    room: 'db',
    tables: 'jobs',
    why: 'whoever ends or changes an order, its commission is looked at: queued with the same commit',
  },
  {
    room: 'shops/member',
    tables: 'entities entity_keys entity_references',
    why: 'signing up with a taken address costs what signing up with a new one does',
  },
];

/** Shared rows: the owner creates them, and one module changes each column. */
export const sharedRows: Record<string, Record<string, string>> = {
  partners: {
    'ground/tier': 'tier_id tier_since tier_valid_until tier_warned_at',
    'people/kyc': 'kyc_reject_description kyc_status',
    'people/profile': 'name',
    'shops/plan': 'panel_auto_renew panel_expired_date panel_lapsed_for panel_started_at panel_warned_for',
    'shops/website': 'panel_reject_reason panel_site_name panel_status panel_url',
    'trade/referral': 'is_referral_feature referral_code',
  },
  users: {
    'people/account': 'email email_verified_at password_hash phone phone_verified_at',
    'people/pin': 'pin_hash',
    'people/profile': 'avatar_id name',
    'people/sub-account': 'disabled_at privileges',
  },
};
