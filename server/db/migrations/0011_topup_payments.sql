CREATE TABLE "operator_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"text" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"month" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_callbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"topup_id" uuid,
	"raw" text NOT NULL,
	"verdict" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_ref" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"paid_amount" bigint,
	"paid_at" timestamp with time zone,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_merchant_ref_unique" UNIQUE("merchant_ref")
);
--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "created_by" text DEFAULT 'Sistem' NOT NULL;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "sender_bank" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "proof_file_id" uuid;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "proof_name" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "balance_after" bigint;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_callbacks" ADD CONSTRAINT "payment_callbacks_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_notices_unseen" ON "operator_notices" USING btree ("kind","ref") WHERE "operator_notices"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "operator_notices_created" ON "operator_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_callbacks_event" ON "payment_callbacks" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "payment_callbacks_topup" ON "payment_callbacks" USING btree ("topup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_topup_once" ON "ledger_entries" USING btree ("ref_id") WHERE "ledger_entries"."ref_type" = 'topup' and "ledger_entries"."balance_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "topups_key" ON "topups" USING btree ("partner_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_reference" ON "topups" USING btree ("gateway","gateway_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_transfer" ON "topups" USING btree ("method_code","invoice_paid_amount") WHERE "topups"."unique_code" > 0 and "topups"."status" in (1, 5);--> statement-breakpoint
CREATE INDEX "topups_review" ON "topups" USING btree ("created_at") WHERE "topups"."status" = 5;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_invoice_number_unique" UNIQUE("invoice_number");--> statement-breakpoint
-- Nobody could ever pay what had no payment details.
UPDATE topups SET status = 3, version = 2 WHERE status = 1;
--> statement-breakpoint
UPDATE topups t SET created_by = u.name FROM users u WHERE u.id = t.user_id;
--> statement-breakpoint
UPDATE topups t SET balance_after = e.balance_after FROM ledger_entries e
WHERE e.ref_type = 'topup' AND e.ref_id = t.id AND e.balance_id IS NOT NULL;
--> statement-breakpoint
UPDATE topups t SET invoice_number = 'INV/' || numbered.month || '/' || lpad(numbered.nth::text, 6, '0')
FROM (
  SELECT id, to_char(credited_at AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM') AS month,
    row_number() OVER (PARTITION BY to_char(credited_at AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM') ORDER BY credited_at, id) AS nth
  FROM topups WHERE status = 2 AND NOT is_admin AND credited_at IS NOT NULL
) numbered WHERE numbered.id = t.id;
--> statement-breakpoint
INSERT INTO invoice_counters (month, last)
SELECT substr(invoice_number, 5, 7), count(*)::int FROM topups WHERE invoice_number IS NOT NULL GROUP BY 1;
