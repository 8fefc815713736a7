CREATE TABLE "coin_reservation" (
	"answer_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_account" ADD COLUMN "lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD COLUMN "line" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_ledger_line" ON "coin_ledger" USING btree ("owner_type","owner_id","line");--> statement-breakpoint
CREATE INDEX "cs_message_quoted" ON "cs_message" USING btree ("reference_message_id");--> statement-breakpoint
CREATE INDEX "cs_message_user" ON "cs_message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cs_ticket_assistant" ON "cs_ticket" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "cs_ticket_tenant" ON "cs_ticket" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "cs_ticket_reader_user" ON "cs_ticket_reader" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_user" ON "application" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invite_link_tenant" ON "invite_link" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "invite_link_creator" ON "invite_link" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "coin_ledger" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "coin_ledger" SET "line" = "numbered"."line" FROM (
	SELECT "id", row_number() OVER (PARTITION BY "owner_type", "owner_id" ORDER BY "created_at", "id") AS "line"
	FROM "coin_ledger" WHERE "delta" <> 0
) AS "numbered" WHERE "coin_ledger"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "coin_ledger" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "coin_account" SET "lines" = "counted"."lines" FROM (
	SELECT "owner_type", "owner_id", max("line") AS "lines" FROM "coin_ledger" GROUP BY 1, 2
) AS "counted" WHERE "coin_account"."owner_type" = "counted"."owner_type" AND "coin_account"."owner_id" = "counted"."owner_id" AND "counted"."lines" IS NOT NULL;--> statement-breakpoint
INSERT INTO "coin_reservation" ("answer_id") SELECT split_part("key", ':', 2) FROM "coin_ledger" AS "reserved"
	WHERE "type" = 'answer' AND NOT EXISTS (SELECT FROM "coin_ledger" AS "ended" WHERE "ended"."key" = replace("reserved"."key", ':reserve', ':end'));--> statement-breakpoint
CREATE INDEX "tenant_creator" ON "tenant" USING btree ("creator_id");