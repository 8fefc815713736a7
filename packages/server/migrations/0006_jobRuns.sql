DELETE FROM "job_process";--> statement-breakpoint
CREATE TABLE "job_run" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_process" ADD COLUMN "pool_ids" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "job_process" DROP COLUMN "worker_ids";