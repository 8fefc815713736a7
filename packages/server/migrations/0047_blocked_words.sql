CREATE TABLE "blocked_word_hit" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text,
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_word_hit" ADD CONSTRAINT "blocked_word_hit_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_word_hit_time" ON "blocked_word_hit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blocked_word_hit_bot" ON "blocked_word_hit" USING btree ("kb_bot_id");