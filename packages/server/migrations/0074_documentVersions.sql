CREATE TABLE "kb_bot_file_version" (
	"kb_bot_id" text NOT NULL,
	"file_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"source_key" text NOT NULL,
	"output_key" text,
	"page_count" integer NOT NULL,
	"unread_pages" integer NOT NULL,
	"block_count" integer NOT NULL,
	"edit_count" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_file_version_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "generated_text" (
	"id" text PRIMARY KEY NOT NULL,
	"begun" jsonb,
	"text" text NOT NULL,
	"broke" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "made_once" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "version_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "last_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "version_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "kept_size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD COLUMN "kept_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file_bin" ADD COLUMN "kept_size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_file_version" ADD CONSTRAINT "kb_bot_file_version_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_file_version_bot" ON "kb_bot_file_version" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "generated_text_at" ON "generated_text" USING btree ("at");--> statement-breakpoint
CREATE INDEX "made_once_at" ON "made_once" USING btree ("at");