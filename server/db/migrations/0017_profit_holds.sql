CREATE TABLE "profit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"balance_id" uuid NOT NULL,
	"ref_id" uuid,
	"remaining" bigint NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profit_holds_not_negative" CHECK ("profit_holds"."remaining" >= 0)
);
--> statement-breakpoint
ALTER TABLE "profit_holds" ADD CONSTRAINT "profit_holds_id_ledger_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_holds" ADD CONSTRAINT "profit_holds_balance_id_balances_id_fk" FOREIGN KEY ("balance_id") REFERENCES "public"."balances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profit_holds_balance" ON "profit_holds" USING btree ("balance_id","free_at");
--> statement-breakpoint
-- The row of the balance is locked by whoever posts, and each statement in here sees what was committed before that.
CREATE FUNCTION profit_is_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  due bigint := - NEW.amount;
BEGIN
  IF NOT EXISTS (SELECT FROM balances WHERE id = NEW.balance_id AND kind = 'panel') THEN
    RETURN NULL;
  END IF;
  DELETE FROM profit_holds WHERE balance_id = NEW.balance_id AND free_at <= now();
  IF NEW.type = 1 AND NEW.amount > 0 THEN
    INSERT INTO profit_holds (id, balance_id, ref_id, remaining, free_at)
    SELECT NEW.id, NEW.balance_id, NEW.ref_id, NEW.amount, NEW.created_at + interval '24 hours'
    WHERE NEW.created_at + interval '24 hours' > now();
  ELSIF NEW.type IN (1, 2) AND NEW.amount < 0 THEN
    -- Of its own order first, then of what would have been free last.
    FOR lot IN
      SELECT id, remaining FROM profit_holds WHERE balance_id = NEW.balance_id AND remaining > 0
      ORDER BY (ref_id IS NOT DISTINCT FROM NEW.ref_id) DESC, free_at DESC, id DESC
    LOOP
      EXIT WHEN due = 0;
      UPDATE profit_holds SET remaining = remaining - least(remaining, due) WHERE id = lot.id;
      due := due - least(lot.remaining, due);
    END LOOP;
  ELSIF NEW.type IN (3, 8) AND NEW.amount < 0 AND NEW.balance_after < (
    SELECT coalesce(sum(remaining), 0) FROM profit_holds WHERE balance_id = NEW.balance_id
  ) THEN
    RAISE EXCEPTION 'profit is held for 24 hours' USING ERRCODE = 'check_violation', CONSTRAINT = 'profit_is_held';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Purchases and top-ups never touch the balance of a panel, and stay as fast as they are.
CREATE TRIGGER ledger_entries_profit_is_held AFTER INSERT ON ledger_entries
FOR EACH ROW WHEN (NEW.balance_id IS NOT NULL AND NEW.ref_type NOT IN ('transaction', 'topup'))
EXECUTE FUNCTION profit_is_held();
