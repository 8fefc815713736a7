CREATE TABLE "channel_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"message_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"conversation" text NOT NULL,
	"part" integer NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_by" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_message" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"channel_id" text NOT NULL,
	"account" text NOT NULL,
	"platform_id" text NOT NULL,
	"conversation" text NOT NULL,
	"question" text NOT NULL,
	"address" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_by" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"message_id" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_channel" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"channel" text NOT NULL,
	"account" text NOT NULL,
	"status" text NOT NULL,
	"secrets" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access_token" text DEFAULT '' NOT NULL,
	"access_token_until" timestamp (3) with time zone,
	"last_event_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"last_error_at" timestamp (3) with time zone,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_reply_keyword" (
	"kb_bot_id" text NOT NULL,
	"keyword" text NOT NULL,
	"rule_id" text NOT NULL,
	CONSTRAINT "kb_bot_reply_keyword_kb_bot_id_keyword_pk" PRIMARY KEY("kb_bot_id","keyword")
);
--> statement-breakpoint
CREATE TABLE "kb_bot_reply_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"display_name" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_delivery" ADD CONSTRAINT "channel_delivery_message_id_channel_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."channel_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_delivery" ADD CONSTRAINT "channel_delivery_channel_id_kb_bot_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."kb_bot_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_message" ADD CONSTRAINT "channel_message_channel_id_kb_bot_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."kb_bot_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_channel" ADD CONSTRAINT "kb_bot_channel_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_reply_keyword" ADD CONSTRAINT "kb_bot_reply_keyword_rule_id_kb_bot_reply_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."kb_bot_reply_rule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_reply_rule" ADD CONSTRAINT "kb_bot_reply_rule_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_delivery_part" ON "channel_delivery" USING btree ("message_id","part");--> statement-breakpoint
CREATE INDEX "channel_delivery_channel" ON "channel_delivery" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "channel_delivery_open" ON "channel_delivery" USING btree ("channel_id","conversation","seq") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "channel_delivery_dead" ON "channel_delivery" USING btree ("channel_id","created_at") WHERE state = 'dead';--> statement-breakpoint
CREATE UNIQUE INDEX "channel_message_once" ON "channel_message" USING btree ("channel_id","account","platform_id");--> statement-breakpoint
CREATE INDEX "channel_message_day" ON "channel_message" USING btree ("channel_id","received_at");--> statement-breakpoint
CREATE INDEX "channel_message_open" ON "channel_message" USING btree ("channel_id","conversation","seq") WHERE state in ('waiting', 'answering');--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_channel_one" ON "kb_bot_channel" USING btree ("kb_bot_id","channel");--> statement-breakpoint
CREATE INDEX "kb_bot_reply_keyword_rule" ON "kb_bot_reply_keyword" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "kb_bot_reply_rule_bot" ON "kb_bot_reply_rule" USING btree ("kb_bot_id","created_at");