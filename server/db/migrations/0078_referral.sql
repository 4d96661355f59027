CREATE TABLE "referral_bars" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_commissions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"base" bigint NOT NULL,
	"rate" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_commissions_amount" CHECK ("referral_commissions"."amount" >= 0 and "referral_commissions"."base" >= 0)
);
--> statement-breakpoint
ALTER TABLE "balances" DROP CONSTRAINT "balances_not_negative";--> statement-breakpoint
ALTER TABLE "referral_bars" ADD CONSTRAINT "referral_bars_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_order_id_transactions_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_referred_id_partners_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_commissions_partner" ON "referral_commissions" USING btree ("partner_id","earned_at");--> statement-breakpoint
CREATE INDEX "referral_commissions_referred" ON "referral_commissions" USING btree ("referred_id","earned_at");--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_not_negative" CHECK ("balances"."balance" >= 0 or "balances"."kind" = 'referral');