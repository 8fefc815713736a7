ALTER TABLE "kb_bot_chat_topic" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "site_setting" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;