CREATE TABLE "report_asker_number" (
	"owner_id" text NOT NULL,
	"asker" text NOT NULL,
	"number" integer NOT NULL,
	"first" integer NOT NULL,
	CONSTRAINT "report_asker_number_owner_id_asker_pk" PRIMARY KEY("owner_id","asker"),
	CONSTRAINT "report_asker_number_number" UNIQUE("owner_id","number")
);
--> statement-breakpoint
CREATE TABLE "report_day_askers" (
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL,
	"numbers" "bytea" NOT NULL,
	"counts" "bytea" NOT NULL,
	"stale" boolean NOT NULL,
	CONSTRAINT "report_day_askers_kb_bot_id_day_pk" PRIMARY KEY("kb_bot_id","day")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD COLUMN "source_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_day" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_day_askers" ADD CONSTRAINT "report_day_askers_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_asker_number_first" ON "report_asker_number" USING btree ("owner_id","first");--> statement-breakpoint
CREATE INDEX "report_asker_number_again" ON "report_asker_number" USING btree ("owner_id") WHERE first <> number;--> statement-breakpoint
CREATE INDEX "report_asker_number_person" ON "report_asker_number" USING btree ("owner_id",split_part(asker, ':', -1));--> statement-breakpoint
CREATE INDEX "report_day_askers_stale" ON "report_day_askers" USING btree ("kb_bot_id") WHERE stale;
--> statement-breakpoint
DROP TRIGGER kb_bot_chat_message_report_answered ON kb_bot_chat_message;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_answered AFTER UPDATE ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa' AND NEW.side <> 'make' AND (
    NEW.answer_status IS DISTINCT FROM OLD.answer_status OR NEW.answer_source IS DISTINCT FROM OLD.answer_source
    OR NEW.thumb IS DISTINCT FROM OLD.thumb OR NEW.asker IS DISTINCT FROM OLD.asker
    OR NEW.source_opened IS DISTINCT FROM OLD.source_opened
    OR NEW.created_at IS DISTINCT FROM OLD.created_at
    OR NEW.question IS DISTINCT FROM OLD.question OR (NEW.sentence_map = '{}') <> (OLD.sentence_map = '{}')))
  EXECUTE FUNCTION mark_report_day();
--> statement-breakpoint
DROP TRIGGER report_asker_tenant_come ON report_asker;
--> statement-breakpoint
DROP TRIGGER report_asker_tenant_changed ON report_asker;
--> statement-breakpoint
DROP TRIGGER report_asker_tenant_gone ON report_asker;
--> statement-breakpoint
DROP FUNCTION count_report_tenant_askers();
--> statement-breakpoint
-- Nobody is to be found there any more. A server of the version before still reads the table while servers are
-- restarted one by one; the release after the next drops it.
DELETE FROM report_tenant_asker;
--> statement-breakpoint
CREATE FUNCTION mark_report_day_askers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who leaves is taken out of the packed days as well; they are packed anew when they are read or summed next.
  UPDATE report_day_askers kept SET stale = true
  FROM (SELECT DISTINCT kb_bot_id, day FROM gone) g WHERE kept.kb_bot_id = g.kb_bot_id AND kept.day = g.day AND NOT kept.stale;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER report_asker_gone AFTER DELETE ON report_asker
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_report_day_askers();
--> statement-breakpoint
INSERT INTO report_day_askers (kb_bot_id, day, numbers, counts, stale)
SELECT DISTINCT kb_bot_id, day, ''::bytea, ''::bytea, true FROM report_asker;
