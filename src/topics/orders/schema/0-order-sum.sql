-- Old (sign -1) and new (sign 1) state of an order, as the statistic counts it: written with each change of
-- an order, by `order-sums.sql`, and soon moved into `order_sums`.
CREATE TABLE order_changes (
  partner_id uuid NOT NULL,
  sign smallint NOT NULL,
  made_at timestamptz NOT NULL,
  finished_at timestamptz,
  brand_id uuid NOT NULL,
  variation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  source smallint NOT NULL,
  status smallint NOT NULL,
  refunded smallint NOT NULL,
  reason text,
  cost bigint NOT NULL,
  refund bigint NOT NULL,
  resale bigint
);
CREATE INDEX order_changes_partner ON order_changes (partner_id);

-- Figures of a partner's orders, added up over a block of days.
CREATE TABLE order_sums (
  partner_id uuid NOT NULL,
  -- Meaning of `key`: 1 nothing, 2 the hour of a week from Monday (`000` to `167`), 3 an item, 4 a person, 5
  -- a reason, 6 a brand.
  kind smallint NOT NULL,
  -- Category and source of the orders; zeros mean all. Rows of items and brands have zeros as category,
  -- because an item has only one.
  category_id uuid NOT NULL,
  source smallint NOT NULL,
  -- Days of a block, and which it is: day 0 is 1970-01-01, by Jakarta's calendar.
  span smallint NOT NULL,
  block integer NOT NULL,
  key text collate "C" NOT NULL,
  orders integer NOT NULL,
  succeeded integer NOT NULL,
  -- Orders that were not delivered: refunded in full, or ended with status Error.
  failed integer NOT NULL,
  partly integer NOT NULL,
  cancelled integer NOT NULL,
  -- Succeeded without a selling price, but for those of the website.
  unpriced integer NOT NULL,
  -- Orders of the website that succeeded without a selling price: it sells at prices of its own.
  website integer NOT NULL,
  -- Payments from the balance, less refunds; includes orders in progress.
  spent bigint NOT NULL,
  -- Cost of the revenue: of orders that succeeded with a selling price.
  cost bigint NOT NULL,
  -- Cost of orders that succeeded without a selling price, that came in part, and that were bought for the website.
  unpriced_cost bigint NOT NULL,
  partly_cost bigint NOT NULL,
  website_cost bigint NOT NULL,
  refund bigint NOT NULL,
  -- Revenue and profit of orders that succeeded with a selling price.
  revenue bigint NOT NULL,
  profit bigint NOT NULL,
  -- Milliseconds from order to delivery, of those that succeeded.
  duration bigint NOT NULL,
  PRIMARY KEY (partner_id, kind, category_id, source, span, block, key)
);
