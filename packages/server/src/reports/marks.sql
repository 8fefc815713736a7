CREATE FUNCTION mark_report_day() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER kb_bot_chat_message_report_asked AFTER INSERT ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa' AND NEW.side <> 'make') EXECUTE FUNCTION mark_report_day();
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
CREATE FUNCTION mark_report_days_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Figures outlive the questions of which the term has ended (closing/forget.ts).
  IF current_setting('tinystar.closing', true) = 'term' THEN
    RETURN NULL;
  END IF;
  INSERT INTO report_mark (kb_bot_id, day)
  SELECT DISTINCT kb_bot_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date FROM gone
  WHERE msg_type = 'qa' AND side <> 'make';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_gone AFTER DELETE ON kb_bot_chat_message
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_report_days_gone();
