ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "made_on" integer;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "decided_on" integer;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD COLUMN "replaced" jsonb;