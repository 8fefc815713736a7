CREATE TABLE "we_kf_account" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"open_kf_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"pull_token" text DEFAULT '' NOT NULL,
	"pull_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "we_kf_install" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"auth_code" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "we_kf_receptionist" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"expired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "we_kf_suite" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"access_token" text DEFAULT '' NOT NULL,
	"access_token_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "we_kf_account" ADD CONSTRAINT "we_kf_account_channel_id_kb_bot_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."kb_bot_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "we_kf_install" ADD CONSTRAINT "we_kf_install_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "we_kf_receptionist" ADD CONSTRAINT "we_kf_receptionist_account_id_we_kf_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."we_kf_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "we_kf_account_one" ON "we_kf_account" USING btree ("channel_id","open_kf_id");--> statement-breakpoint
CREATE INDEX "we_kf_install_bot" ON "we_kf_install" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "we_kf_receptionist_one" ON "we_kf_receptionist" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_channel_we_kf" ON "kb_bot_channel" USING btree ("account") WHERE channel = 'weixin_kf';