CREATE TABLE "notice" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"tenant_id" text,
	"kb_bot_id" text,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_user_id_about_pk" PRIMARY KEY("user_id","about"),
	CONSTRAINT "notice_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_tenant" ON "notice" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "notice_assistant" ON "notice" USING btree ("kb_bot_id");