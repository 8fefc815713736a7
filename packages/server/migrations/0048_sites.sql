ALTER TABLE "kb_bot_file" ADD COLUMN "site_url" text;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "recapture" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "captured_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "recapture_at" timestamp (3) with time zone;