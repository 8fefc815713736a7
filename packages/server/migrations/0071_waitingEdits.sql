CREATE TABLE "kb_bot_file_waiting_edit" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"read" jsonb NOT NULL,
	"mine" jsonb NOT NULL,
	"near" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "waiting_edits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file_waiting_edit" ADD CONSTRAINT "kb_bot_file_waiting_edit_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_file_waiting_edit_bot" ON "kb_bot_file_waiting_edit" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_file_waiting_edit_file" ON "kb_bot_file_waiting_edit" USING btree ("file_id","created_at");