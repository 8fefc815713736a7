ALTER TABLE "kb_bot_file" ADD COLUMN "version_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_file_version" ADD COLUMN "made_at" timestamp (3) with time zone;