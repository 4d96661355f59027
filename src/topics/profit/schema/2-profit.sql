-- Profit that may not leave yet (domain 3.19): one row an order's profit, until a day after its success. Written by
-- the trigger `profit_is_held` of the ledger, which also refuses a withdrawal of what is held, and by
-- `profit_is_freed` of the orders.
CREATE TABLE profit_holds (
  -- The ledger entry that brought it.
  id uuid PRIMARY KEY REFERENCES ledger_entries,
  balance_id uuid NOT NULL REFERENCES balances,
  -- The order.
  ref_id uuid,
  -- Amount left of the credit; a refund takes from it first.
  remaining bigint NOT NULL,
  -- A day after the order succeeded; null until it has.
  free_at timestamptz,
  CONSTRAINT profit_holds_not_negative CHECK (remaining >= 0)
);
CREATE INDEX profit_holds_balance ON profit_holds (balance_id, free_at);
CREATE INDEX profit_holds_order ON profit_holds (ref_id);
