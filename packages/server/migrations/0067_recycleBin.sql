CREATE TABLE "kb_bot_file_bin" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"page_count" integer,
	"source_key" text NOT NULL,
	"output_key" text,
	"kept" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file_bin" ADD CONSTRAINT "kb_bot_file_bin_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_file_bin_library" ON "kb_bot_file_bin" USING btree ("kb_bot_id","deleted_at");--> statement-breakpoint
CREATE INDEX "kb_bot_file_bin_time" ON "kb_bot_file_bin" USING btree ("deleted_at");