CREATE TABLE "kb_bot_file_block_hit" (
	"file_id" text NOT NULL,
	"block_id" text NOT NULL,
	"hit_count" integer NOT NULL,
	CONSTRAINT "kb_bot_file_block_hit_file_id_block_id_pk" PRIMARY KEY("file_id","block_id")
);
--> statement-breakpoint
CREATE TABLE "parsed_pages" (
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"month" text NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "parsed_pages_owner_type_owner_id_month_pk" PRIMARY KEY("owner_type","owner_id","month")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "pages_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" ADD COLUMN "hit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file_block_hit" ADD CONSTRAINT "kb_bot_file_block_hit_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was parsed before is paid for.
UPDATE "kb_bot_file" SET "pages_paid" = true WHERE "page_count" IS NOT NULL;