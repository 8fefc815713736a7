ALTER TABLE "kb_bot_chat_message" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "report_question" ADD COLUMN "related" integer DEFAULT 0 NOT NULL;