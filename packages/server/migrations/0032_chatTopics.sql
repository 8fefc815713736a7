CREATE TABLE "kb_bot_chat_topic" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"asker" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD COLUMN "topic_id" text;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_topic" ADD CONSTRAINT "kb_bot_chat_topic_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_chat_topic_asker" ON "kb_bot_chat_topic" USING btree ("asker","kb_bot_id");--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD CONSTRAINT "kb_bot_chat_message_topic_id_kb_bot_chat_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."kb_bot_chat_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_topic" ON "kb_bot_chat_message" USING btree ("topic_id","created_at") WHERE topic_id is not null;