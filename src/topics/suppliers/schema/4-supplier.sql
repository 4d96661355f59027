-- Suppliers of an item, in the order of `priority`; an item without any is bought from `SUPPLIER`.
CREATE TABLE supplier_routes (
  id uuid PRIMARY KEY,
  variation_id uuid NOT NULL REFERENCES variations,
  supplier text NOT NULL,
  -- The supplier's code for the item.
  code text NOT NULL,
  -- The smallest comes first.
  priority smallint NOT NULL,
  -- Rupiah that one item may cost us there; null: what the partner pays for it.
  max_price bigint,
  -- True if the next route may follow after this one has definitely failed.
  falls_over boolean NOT NULL,
  -- Our margin on the supplier's price, in hundredths of a percent and in rupiah; null: its list changes no
  -- price of ours.
  margin_bps integer,
  margin_amount bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT supplier_routes_amounts CHECK ((max_price is null or max_price > 0) and priority > 0),
  CONSTRAINT supplier_routes_margin CHECK ((margin_bps is null) = (margin_amount is null)
    and coalesce(margin_bps between 0 and 100000 and margin_amount >= 0, true))
);
CREATE UNIQUE INDEX supplier_routes_code ON supplier_routes (variation_id, supplier, code);
CREATE UNIQUE INDEX supplier_routes_priority ON supplier_routes (variation_id, priority);
CREATE INDEX supplier_routes_supplier ON supplier_routes (supplier, code);

-- Attempts to buy an order from one supplier, written before the first call and ended with the commit that
-- ends the order, or before the next attempt. Sandbox orders without a route have none.
CREATE TABLE supplier_attempts (
  id uuid PRIMARY KEY,
  transaction_id uuid NOT NULL REFERENCES transactions,
  -- From 1 within its order.
  nth smallint NOT NULL,
  supplier text NOT NULL,
  code text NOT NULL,
  -- The supplier's reference; for a bill, the one of its inquiry.
  reference text NOT NULL,
  max_price bigint,
  falls_over boolean NOT NULL,
  -- Calls made for it; counted before each.
  calls integer NOT NULL DEFAULT 0,
  asked_at timestamptz,
  -- 1 open, 2 delivered, 3 failed.
  state smallint NOT NULL DEFAULT 1,
  -- Our error code of a failed attempt.
  reason text,
  -- Latest answer of the supplier.
  answer_code text,
  answer text,
  -- Rupiah that the supplier charged.
  price bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT supplier_attempts_state CHECK (state between 1 and 3 and (state = 1) = (ended_at is null))
);
CREATE UNIQUE INDEX supplier_attempts_nth ON supplier_attempts (transaction_id, nth);
-- Prevents buying twice: at most one attempt per order is open or delivered.
CREATE UNIQUE INDEX supplier_attempts_one ON supplier_attempts (transaction_id) WHERE state in (1, 2);
CREATE UNIQUE INDEX supplier_attempts_reference ON supplier_attempts (supplier, reference);
CREATE INDEX supplier_attempts_open ON supplier_attempts (created_at) WHERE state = 1;

-- State of our account at each external supplier.
CREATE TABLE supplier_states (
  supplier text PRIMARY KEY,
  -- Our deposit in rupiah, as the supplier last reported it.
  deposit bigint,
  -- Reason for which orders are impossible there: `deposit`, `address`, `key`, or `away`; null if there is
  -- none.
  trouble text,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT supplier_states_trouble CHECK (trouble in ('deposit', 'address', 'key', 'away'))
);

-- Orders that were pending in a backup when it was restored: no supplier is called until the operator decides.
CREATE TABLE held_after_restore (
  transaction_id uuid PRIMARY KEY REFERENCES transactions ON DELETE CASCADE
);

-- Items of suppliers, as of their latest lists.
CREATE TABLE supplier_items (
  supplier text NOT NULL,
  code text NOT NULL,
  is_postpaid boolean NOT NULL,
  category text NOT NULL,
  brand text NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  -- Rupiah that it costs us; null: postpaid.
  price bigint,
  -- Rupiah per sheet of a postpaid item: what the customer pays on top, and our part of it.
  admin_fee bigint,
  commission bigint,
  -- `available`, `disturbed` or `out-of-stock`; `gone`: no longer on the list.
  state text NOT NULL,
  -- `HH:mm` in Asia/Jakarta.
  cut_off_start text,
  cut_off_end text,
  -- Time of the latest change of price, state or hours.
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (supplier, code),
  CONSTRAINT supplier_items_state CHECK (state in ('available', 'disturbed', 'out-of-stock', 'gone')
    and is_postpaid = (price is null))
);
CREATE INDEX supplier_items_changed ON supplier_items (changed_at);
CREATE INDEX supplier_items_brand ON supplier_items (supplier, brand, type);

-- Brand and group in our catalogue for the items of a supplier's brand, and our margin on their prices.
CREATE TABLE supplier_mappings (
  supplier text NOT NULL,
  -- A mapping applies to one category, because a name has other meanings in others.
  category text NOT NULL,
  brand text NOT NULL,
  -- Type of the brand; empty: all types without a mapping of their own.
  type text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brands,
  "group" text NOT NULL,
  margin_bps integer NOT NULL,
  margin_amount bigint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (supplier, category, brand, type),
  CONSTRAINT supplier_mappings_margin CHECK (margin_bps between 0 and 100000 and margin_amount >= 0)
);
