ALTER TABLE "kb_bot" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "former_status" text;--> statement-breakpoint
CREATE INDEX "kb_bot_bin" ON "kb_bot" USING btree ("former_owner_id","deleted_at") WHERE deleted_at is not null;