CREATE TABLE "kb_bot_source" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"password" text DEFAULT '' NOT NULL,
	"rules" jsonb NOT NULL,
	"every" text NOT NULL,
	"on" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_source_item" (
	"kb_bot_id" text NOT NULL,
	"source_id" text NOT NULL,
	"item_id" text NOT NULL,
	"file_id" text,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"address" text,
	"revision" text NOT NULL,
	"sha256" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"kept_gone" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_source_item_source_id_item_id_pk" PRIMARY KEY("source_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "kb_bot_source_line" (
	"kb_bot_id" text NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"action" text NOT NULL,
	"waiting" boolean NOT NULL,
	"entry" jsonb NOT NULL,
	"file_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"after" timestamp (3) with time zone,
	CONSTRAINT "kb_bot_source_line_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "kb_bot_source_run" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"source_id" text NOT NULL,
	"state" text NOT NULL,
	"asked" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"listed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "kb_bot_source" ADD CONSTRAINT "kb_bot_source_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_source_item" ADD CONSTRAINT "kb_bot_source_item_source_id_kb_bot_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."kb_bot_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_source_line" ADD CONSTRAINT "kb_bot_source_line_run_id_kb_bot_source_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."kb_bot_source_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_source_run" ADD CONSTRAINT "kb_bot_source_run_source_id_kb_bot_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."kb_bot_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_source_bot" ON "kb_bot_source" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_source_item_bot" ON "kb_bot_source_item" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_source_item_file" ON "kb_bot_source_item" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "kb_bot_source_line_bot" ON "kb_bot_source_line" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_source_run_source" ON "kb_bot_source_run" USING btree ("source_id","started_at");--> statement-breakpoint
CREATE INDEX "kb_bot_source_run_bot" ON "kb_bot_source_run" USING btree ("kb_bot_id");