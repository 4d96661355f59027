CREATE TABLE "onboarding_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	"content" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL
);
