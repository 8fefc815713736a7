CREATE TABLE "kb_bot_regression_import" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"good" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_regression_question" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "kb_bot_regression_import" ADD CONSTRAINT "kb_bot_regression_import_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_regression_import_bot" ON "kb_bot_regression_import" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_regression_question_import" ON "kb_bot_regression_question" USING btree ("import_id") WHERE "kb_bot_regression_question"."import_id" is not null;