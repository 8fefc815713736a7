ALTER TABLE "kb_bot_qa_entry" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_import" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" ADD COLUMN "import_id" text;--> statement-breakpoint
CREATE INDEX "kb_bot_qa_entry_import" ON "kb_bot_qa_entry" USING btree ("import_id") WHERE "kb_bot_qa_entry"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "kb_bot_qa_pair_import" ON "kb_bot_qa_pair" USING btree ("import_id") WHERE "kb_bot_qa_pair"."import_id" is not null;