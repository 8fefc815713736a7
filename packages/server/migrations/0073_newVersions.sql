ALTER TABLE "kb_bot_file" ADD COLUMN "next" jsonb;--> statement-breakpoint
CREATE INDEX "kb_bot_file_next" ON "kb_bot_file" USING btree ("kb_bot_id") WHERE next is not null;