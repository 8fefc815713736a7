CREATE TABLE "seen_before" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD COLUMN "price_version" integer;