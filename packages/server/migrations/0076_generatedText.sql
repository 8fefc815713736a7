CREATE TABLE "generated_text" (
	"id" text PRIMARY KEY NOT NULL,
	"begun" jsonb,
	"text" text NOT NULL,
	"broke" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "generated_text_at" ON "generated_text" USING btree ("at");