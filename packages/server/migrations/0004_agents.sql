CREATE TABLE "kb_bot_agent" (
	"kb_bot_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_agent_kb_bot_id_user_id_pk" PRIMARY KEY("kb_bot_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "service_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_agent" ADD CONSTRAINT "kb_bot_agent_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_agent" ADD CONSTRAINT "kb_bot_agent_tenant_id_user_id_tenant_user_tenant_id_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."tenant_user"("tenant_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_agent_member" ON "kb_bot_agent" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_asker" ON "kb_bot_chat_message" USING btree ("asker","side","kb_bot_id");--> statement-breakpoint
-- Whoever answered for the whole enterprise answers for each of its assistants.
INSERT INTO "kb_bot_agent" ("kb_bot_id", "tenant_id", "user_id", "created_at")
SELECT b."id", tu."tenant_id", tu."user_id", tu."created_at"
FROM "tenant_user" tu JOIN "kb_bot" b ON b."owner_type" = 'tenant' AND b."owner_id" = tu."tenant_id"
WHERE tu."customer_service";--> statement-breakpoint
ALTER TABLE "tenant_user" DROP COLUMN "customer_service";