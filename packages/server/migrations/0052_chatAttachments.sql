CREATE TABLE "kb_bot_chat_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"asker" text NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"media_type" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_draft" ADD COLUMN "attachment_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_draft" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "attachments" text DEFAULT 'people' NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_attachment" ADD CONSTRAINT "kb_bot_chat_attachment_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_attachment" ADD CONSTRAINT "kb_bot_chat_attachment_message_id_kb_bot_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."kb_bot_chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_chat_attachment_message" ON "kb_bot_chat_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_attachment_kb_bot" ON "kb_bot_chat_attachment" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_attachment_asker" ON "kb_bot_chat_attachment" USING btree ("asker");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_attachment_unsent" ON "kb_bot_chat_attachment" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION leave_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- However a row goes, its bytes are swept, and its passages go along.
  INSERT INTO loose_file (key, since) VALUES (OLD.file_key, now()) ON CONFLICT DO NOTHING;
  DELETE FROM passage WHERE kb_bot_id = OLD.id AND kind = 'attachment';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_attachment_left AFTER DELETE ON kb_bot_chat_attachment
  FOR EACH ROW EXECUTE FUNCTION leave_attachment();
