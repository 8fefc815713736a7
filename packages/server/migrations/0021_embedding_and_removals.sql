ALTER TABLE "kb_bot" ADD COLUMN "embed_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "former_owner_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "removed_rows" integer DEFAULT 0 NOT NULL;