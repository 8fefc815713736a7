CREATE TABLE "kb_bot_file_save" (
	"file_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"pages" jsonb NOT NULL,
	"block_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_file_save_file_id_version_pk" PRIMARY KEY("file_id","version")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file_block" ADD COLUMN "images" jsonb;--> statement-breakpoint
ALTER TABLE "kb_bot_file_save" ADD CONSTRAINT "kb_bot_file_save_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;