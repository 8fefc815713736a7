CREATE INDEX "user_invited_by" ON "user" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_user" ON "kb_bot_chat_message" USING btree ("user_id","created_at");