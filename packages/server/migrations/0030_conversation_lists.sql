CREATE TABLE "kb_bot_conversation" (
	"asker" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"listed" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_conversation_asker_kb_bot_id_pk" PRIMARY KEY("asker","kb_bot_id")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_conversation" ADD CONSTRAINT "kb_bot_conversation_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_conversation_bot" ON "kb_bot_conversation" USING btree ("kb_bot_id");