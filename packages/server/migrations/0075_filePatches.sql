CREATE TABLE "file_patch" (
	"key" text PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_file_version" ADD COLUMN "stored_size" bigint;--> statement-breakpoint
CREATE INDEX "file_patch_basis" ON "file_patch" USING btree ("basis");