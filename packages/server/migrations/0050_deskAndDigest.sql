ALTER TABLE "kb_bot" ADD COLUMN "hand_off" jsonb DEFAULT '{"keywords":[],"afterDislikes":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "office_hours" jsonb DEFAULT '{"status":"disabled","days":[1,2,3,4,5],"from":"09:00","to":"18:00","words":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_agent" ADD COLUMN "seen_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "report_digest_read" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"week" text NOT NULL,
	CONSTRAINT "report_digest_read_tenant_id_user_id_week_pk" PRIMARY KEY("tenant_id","user_id","week")
);
--> statement-breakpoint
ALTER TABLE "report_digest_read" ADD CONSTRAINT "report_digest_read_tenant_id_user_id_tenant_user_tenant_id_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."tenant_user"("tenant_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_report_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (kb_bot_id, day) VALUES (NEW.kb_bot_id, (NEW.created_at AT TIME ZONE 'Asia/Shanghai')::date);
  -- A question that moves over midnight is one less on the day it comes from.
  IF TG_OP = 'UPDATE' AND (NEW.created_at AT TIME ZONE 'Asia/Shanghai')::date
    IS DISTINCT FROM (OLD.created_at AT TIME ZONE 'Asia/Shanghai')::date THEN
    INSERT INTO report_mark (kb_bot_id, day) VALUES (OLD.kb_bot_id, (OLD.created_at AT TIME ZONE 'Asia/Shanghai')::date);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER kb_bot_chat_message_report_answered ON kb_bot_chat_message;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_answered AFTER UPDATE ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa' AND NEW.side <> 'make' AND (
    NEW.answer_status IS DISTINCT FROM OLD.answer_status OR NEW.answer_source IS DISTINCT FROM OLD.answer_source
    OR NEW.thumb IS DISTINCT FROM OLD.thumb OR NEW.asker IS DISTINCT FROM OLD.asker
    OR NEW.created_at IS DISTINCT FROM OLD.created_at
    OR NEW.question IS DISTINCT FROM OLD.question OR (NEW.sentence_map = '{}') <> (OLD.sentence_map = '{}')))
  EXECUTE FUNCTION mark_report_day();
