-- Orders of a partner's own website. Order and payment status as in domain 3.18; amounts are of the whole order.
CREATE TABLE panel_orders (
  id uuid PRIMARY KEY,
  invoice text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Idempotency key of the buyer's browser, and the sha-256 of the request; unique per partner.
  idempotency_key uuid,
  request_hash text,
  -- Id of a `member` entity; null for a guest.
  member_id uuid,
  guest_name text,
  -- `628…`
  guest_phone text,
  guest_email text,
  -- Buyer that limits count: the phone if known, else the member.
  buyer_key text,
  -- Pseudonym of the address that the order came from.
  placed_from text,
  -- Ids of entities; names as bought, so that a later change does not rewrite history.
  category_id uuid,
  product_id uuid,
  -- 1 VCG, 2 Custom.
  product_source smallint NOT NULL DEFAULT 1,
  -- One of 'h2h', 'manual', 'code', 'account', 'joki'.
  fulfilment text,
  variation_id uuid,
  product_name text NOT NULL,
  item_name text NOT NULL,
  form_values jsonb NOT NULL DEFAULT '{}',
  nickname text,
  qty integer NOT NULL,
  cost bigint NOT NULL,
  -- Higher cost shown to the partner, who accepts it by processing the order again.
  warned_cost bigint,
  price bigint NOT NULL DEFAULT 0,
  discount bigint NOT NULL DEFAULT 0,
  promo_id uuid,
  promo_code text,
  flash_sale_id uuid,
  payment_fee bigint NOT NULL DEFAULT 0,
  -- One of 'shop', 'buyer'.
  fee_bearer text NOT NULL DEFAULT 'shop',
  rounding bigint NOT NULL DEFAULT 0,
  unique_code integer NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  -- Profit if the order succeeds; sums and lists use `earned`.
  profit bigint NOT NULL,
  -- Profit of a completed order, else 0.
  earned bigint GENERATED ALWAYS AS (case when order_status = 3 then profit else 0 end) STORED NOT NULL,
  -- Amounts credited so far: profit to the panel balance, the buyer's money to the main one.
  profit_credited bigint NOT NULL DEFAULT 0,
  main_credited bigint NOT NULL DEFAULT 0,
  payment_method text NOT NULL,
  payment_method_id uuid,
  -- One of 'platform', 'manual', 'balance'.
  payment_source text NOT NULL DEFAULT 'platform',
  -- 1 Menunggu, 2 Dibayar, 3 Kedaluwarsa, 4 Gagal, 5 Refund.
  payment_status smallint NOT NULL,
  paid_at timestamptz,
  -- Method of the gateway that collects the total; null if none does.
  payment_code text,
  gateway text,
  -- The gateway's reference of the payment; null until it has answered.
  payment_ref text,
  -- Payment details for the buyer; null until the gateway has answered.
  payment jsonb,
  -- Time of the latest request for payment details: only one of two processes asks.
  asked_at timestamptz,
  expires_at timestamptz,
  -- 1 Menunggu Pembayaran, 2 Diproses, 3 Berhasil, 4 Gagal, 5 Batal, 6 Refund.
  order_status smallint NOT NULL,
  -- Reason for which it waits, failed or was refunded; Indonesian.
  reason text,
  -- Codes, flash sale stock and promo use are taken; given back once.
  has_reservation boolean NOT NULL DEFAULT false,
  h2h_transaction_id uuid,
  h2h_transaction_code text,
  -- Delivered serial number; encrypted with the vault's key.
  sn_sealed text,
  rating smallint,
  review text,
  internal_note text,
  -- Searched text in lower case, one value per line: `panel-order/search-text.ts`.
  search text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- User of the partner who changed it last; null if no user did.
  updated_by uuid REFERENCES users,
  finished_at timestamptz,
  CONSTRAINT panel_orders_statuses CHECK (payment_status between 1 and 5 and order_status between 1 and 6),
  CONSTRAINT panel_orders_amounts CHECK (total >= 0 and qty > 0 and profit_credited >= 0 and main_credited >= 0),
  CONSTRAINT panel_orders_rating CHECK (rating between 1 and 5)
);
CREATE INDEX panel_orders_partner ON panel_orders (partner_id, created_at, id);
-- Figures of a period are counted from this alone.
CREATE INDEX panel_orders_days ON panel_orders (partner_id, created_at, order_status, total, earned);
CREATE INDEX panel_orders_total ON panel_orders (partner_id, total, id);
CREATE INDEX panel_orders_earned ON panel_orders (partner_id, earned, id);
CREATE INDEX panel_orders_status ON panel_orders (partner_id, order_status, created_at);
CREATE INDEX panel_orders_payment ON panel_orders (partner_id, payment_status, created_at);
CREATE INDEX panel_orders_source ON panel_orders (partner_id, product_source, created_at);
CREATE INDEX panel_orders_payment_source ON panel_orders (partner_id, payment_source, created_at);
CREATE INDEX panel_orders_member ON panel_orders (member_id, created_at);
CREATE INDEX panel_orders_search ON panel_orders USING gin (search gin_trgm_ops);
-- Counts and scans for terms that half of the rows hold.
CREATE INDEX panel_orders_words ON panel_orders (partner_id, search);
CREATE INDEX panel_orders_h2h ON panel_orders (h2h_transaction_id) WHERE h2h_transaction_id is not null;
-- Open orders of one buyer and of one address.
CREATE INDEX panel_orders_unpaid_buyer ON panel_orders (partner_id, buyer_key) WHERE payment_status = 1;
CREATE INDEX panel_orders_unpaid_from ON panel_orders (partner_id, placed_from) WHERE payment_status = 1;
CREATE UNIQUE INDEX panel_orders_reference ON panel_orders (gateway, payment_ref);
CREATE UNIQUE INDEX panel_orders_key ON panel_orders (partner_id, idempotency_key);
-- Two open transfers to one account are distinguished by their amount.
CREATE UNIQUE INDEX panel_orders_transfer ON panel_orders (partner_id, payment_method_id, total)
  WHERE payment_status = 1 and unique_code > 0;

-- Events of an order, in sequence.
CREATE TABLE panel_order_events (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES panel_orders,
  -- An own closed set; its words are `core/text/panel-order.ts`.
  step text NOT NULL,
  note text,
  -- Rupiah that moved by it.
  amount bigint,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX panel_order_events_order ON panel_order_events (order_id, at, id);
