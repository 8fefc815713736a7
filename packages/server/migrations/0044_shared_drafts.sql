CREATE TABLE "kb_bot_chat_draft" (
	"kb_bot_id" text NOT NULL,
	"asker" text NOT NULL,
	"side" text NOT NULL,
	"topic_id" text,
	"text" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_chat_draft_place" UNIQUE NULLS NOT DISTINCT("kb_bot_id","asker","side","topic_id")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_draft" ADD CONSTRAINT "kb_bot_chat_draft_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_draft" ADD CONSTRAINT "kb_bot_chat_draft_topic_id_kb_bot_chat_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."kb_bot_chat_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_chat_draft_topic" ON "kb_bot_chat_draft" USING btree ("topic_id");