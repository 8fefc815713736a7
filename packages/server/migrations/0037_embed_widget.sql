CREATE TABLE "kb_bot_host_user" (
	"visitor_id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "embed_look" jsonb DEFAULT '{"position":"corner","color":"#007A5F"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "embed_secret" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "embed_secret_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot_host_user" ADD CONSTRAINT "kb_bot_host_user_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_host_user_bot" ON "kb_bot_host_user" USING btree ("kb_bot_id");