ALTER TABLE "account_errands" RENAME TO "account_tasks";--> statement-breakpoint
ALTER TABLE "member_errands" RENAME TO "member_tasks";--> statement-breakpoint
ALTER TABLE "account_tasks" RENAME CONSTRAINT "account_errands_user_id_users_id_fk" TO "account_tasks_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "member_tasks" RENAME CONSTRAINT "member_errands_partner_id_partners_id_fk" TO "member_tasks_partner_id_partners_id_fk";--> statement-breakpoint
ALTER TABLE "member_tasks" RENAME CONSTRAINT "member_errands_member_id_entities_id_fk" TO "member_tasks_member_id_entities_id_fk";--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'account-task' WHERE "kind" = 'account-errand';--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'member-task' WHERE "kind" = 'member-errand';
