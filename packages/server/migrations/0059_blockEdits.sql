ALTER TABLE "kb_bot_file_block" ADD COLUMN "read_text" text;--> statement-breakpoint
ALTER TABLE "kb_bot_file_block" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "kb_bot_file_block" ADD COLUMN "edited_at" timestamp (3) with time zone;