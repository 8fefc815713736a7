ALTER TABLE "embedding_space" ADD COLUMN "query_prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "embedding_space" ADD COLUMN "passage_prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "embedding_space" ADD COLUMN "pieces" boolean DEFAULT false NOT NULL;