CREATE TABLE "server_process" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
