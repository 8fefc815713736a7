CREATE TABLE "kb_bot_ad_content" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_setting_change" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"user_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD COLUMN "ad_content_id" text;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "ad_strategy" jsonb DEFAULT '{"status":"disabled","afterFirstAnswer":true,"everyNAnswers":5}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "ad_content" jsonb DEFAULT '{"type":"text","content":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_ad_content" ADD CONSTRAINT "kb_bot_ad_content_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_setting_change" ADD CONSTRAINT "kb_bot_setting_change_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_ad_content_assistant" ON "kb_bot_ad_content" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_setting_change_time" ON "kb_bot_setting_change" USING btree ("kb_bot_id","created_at");