CREATE TABLE "kb_bot_webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"address" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"on" boolean NOT NULL,
	"off_reason" text,
	"secret" text NOT NULL,
	"former_secret" text DEFAULT '' NOT NULL,
	"former_secret_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_webhook_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"response_status" integer,
	"response_body" text DEFAULT '' NOT NULL,
	"duration" integer,
	"error" text DEFAULT '' NOT NULL,
	"last_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_webhook" ADD CONSTRAINT "kb_bot_webhook_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_webhook_delivery" ADD CONSTRAINT "kb_bot_webhook_delivery_webhook_id_kb_bot_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."kb_bot_webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_webhook_bot" ON "kb_bot_webhook" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_webhook_delivery_once" ON "kb_bot_webhook_delivery" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "kb_bot_webhook_delivery_list" ON "kb_bot_webhook_delivery" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_webhook_delivery_bot" ON "kb_bot_webhook_delivery" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_webhook_delivery_time" ON "kb_bot_webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_webhook_delivery_due" ON "kb_bot_webhook_delivery" USING btree ("webhook_id","next_at") WHERE state = 'waiting';