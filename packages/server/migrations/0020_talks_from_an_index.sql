DROP INDEX "kb_bot_chat_message_asker";--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_asker" ON "kb_bot_chat_message" USING btree ("asker","side","kb_bot_id","created_at","msg_type");