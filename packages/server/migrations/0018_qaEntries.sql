CREATE TABLE "kb_bot_qa_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"qa_pair_id" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_qa_import" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"qa_pair_id" text,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"total" integer,
	"done" integer NOT NULL,
	"good" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_qa_import_failure" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "kb_bot_qa_import_failure_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_entry" ADD CONSTRAINT "kb_bot_qa_entry_qa_pair_id_kb_bot_qa_pair_id_fk" FOREIGN KEY ("qa_pair_id") REFERENCES "public"."kb_bot_qa_pair"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_import" ADD CONSTRAINT "kb_bot_qa_import_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_qa_import_failure" ADD CONSTRAINT "kb_bot_qa_import_failure_import_id_kb_bot_qa_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."kb_bot_qa_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_qa_entry_pair" ON "kb_bot_qa_entry" USING btree ("qa_pair_id","type");--> statement-breakpoint
CREATE INDEX "kb_bot_qa_entry_bot" ON "kb_bot_qa_entry" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_qa_entry_question" ON "kb_bot_qa_entry" USING btree ("kb_bot_id","content") WHERE "kb_bot_qa_entry"."type" = 'q';--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_qa_entry_main" ON "kb_bot_qa_entry" USING btree ("qa_pair_id","type") WHERE "kb_bot_qa_entry"."is_main";--> statement-breakpoint
CREATE INDEX "kb_bot_qa_import_bot" ON "kb_bot_qa_import" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_qa_pair_bin" ON "kb_bot_qa_pair" USING btree ("kb_bot_id","deleted_at") WHERE "kb_bot_qa_pair"."deleted_at" is not null;--> statement-breakpoint
INSERT INTO kb_bot_qa_entry (id, qa_pair_id, kb_bot_id, type, content, is_main, created_at, updated_at)
	SELECT replace(gen_random_uuid()::text, '-', ''), id, kb_bot_id, 'q', question, true, created_at, updated_at FROM kb_bot_qa_pair
	UNION ALL SELECT replace(gen_random_uuid()::text, '-', ''), id, kb_bot_id, 'a', answer, true, created_at, updated_at FROM kb_bot_qa_pair;
--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" DROP COLUMN "question";--> statement-breakpoint
ALTER TABLE "kb_bot_qa_pair" DROP COLUMN "answer";