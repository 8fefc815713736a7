DROP INDEX "kb_bot_chat_message_topic";--> statement-breakpoint
CREATE INDEX "kb_bot_chat_topic_kb_bot" ON "kb_bot_chat_topic" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_topic" ON "kb_bot_chat_message" USING btree ("topic_id","created_at");