CREATE TABLE "kb_bot_qa_pair" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" ADD CONSTRAINT "kb_bot_qa_pair_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_qa_pair_bot" ON "kb_bot_qa_pair" USING btree ("kb_bot_id","created_at");