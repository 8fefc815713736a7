CREATE TABLE "made_once" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "made_once_at" ON "made_once" USING btree ("at");