ALTER TABLE "panel_orders" RENAME COLUMN "is_holding" TO "has_reservation";--> statement-breakpoint
ALTER TABLE "panel_registrations" RENAME COLUMN "is_held" TO "keeps_subdomain";--> statement-breakpoint
ALTER TABLE "telegram_readers" RENAME COLUMN "held_by" TO "leased_by";--> statement-breakpoint
ALTER TABLE "telegram_readers" RENAME COLUMN "held_until" TO "leased_until";
