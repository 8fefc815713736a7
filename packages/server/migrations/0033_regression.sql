CREATE TABLE "kb_bot_regression_question" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"question" text NOT NULL,
	"origin" text NOT NULL,
	"expected" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_regression_result" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"expected" jsonb,
	"outcome" jsonb,
	CONSTRAINT "kb_bot_regression_result_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "kb_bot_regression_run" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "kb_bot_regression_schedule" (
	"kb_bot_id" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_regression_question" ADD CONSTRAINT "kb_bot_regression_question_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_regression_result" ADD CONSTRAINT "kb_bot_regression_result_run_id_kb_bot_regression_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."kb_bot_regression_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_regression_run" ADD CONSTRAINT "kb_bot_regression_run_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_regression_schedule" ADD CONSTRAINT "kb_bot_regression_schedule_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_regression_question_once" ON "kb_bot_regression_question" USING btree ("kb_bot_id","question");--> statement-breakpoint
CREATE INDEX "kb_bot_regression_run_bot" ON "kb_bot_regression_run" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_regression_run_open" ON "kb_bot_regression_run" USING btree ("kb_bot_id") WHERE status in ('waiting', 'running');