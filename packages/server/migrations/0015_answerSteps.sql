CREATE TABLE "answer_trace" (
	"message_id" text PRIMARY KEY NOT NULL,
	"trace" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "answer_steps" jsonb DEFAULT '{"rewrite":true,"vectors":true,"rerank":true,"verify":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_trace" ADD CONSTRAINT "answer_trace_message_id_kb_bot_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."kb_bot_chat_message"("id") ON DELETE cascade ON UPDATE no action;