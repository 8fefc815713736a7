ALTER TABLE "cs_ticket" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD COLUMN "elsewhere" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cs_ticket_one_open_elsewhere" ON "cs_ticket" USING btree ("elsewhere") WHERE status = 'open';