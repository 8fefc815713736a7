CREATE TABLE "login_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"challenge" text NOT NULL,
	"public_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_state_expiry" ON "login_state" USING btree ("expires_at");