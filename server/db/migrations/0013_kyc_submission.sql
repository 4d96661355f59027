ALTER TABLE "kycs" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "kycs" ADD CONSTRAINT "kycs_submission_id_unique" UNIQUE("submission_id");