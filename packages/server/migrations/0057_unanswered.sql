ALTER TABLE "channel_message" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_message" ADD COLUMN "unanswered" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "channel_message_unanswered" ON "channel_message" USING btree ("channel_id","received_at") WHERE unanswered <> '';