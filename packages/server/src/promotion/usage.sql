CREATE FUNCTION count_promotion_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promotion_day (promoter_id, kind, day, subject_id, side, questions)
  SELECT u.invited_by, s.kind, (NEW.created_at AT TIME ZONE 'Asia/Shanghai')::date, s.id, s.side, 1
  FROM "user" u, (VALUES ('assistant', NEW.kb_bot_id, NEW.side), ('person', NEW.user_id, '')) s (kind, id, side)
  WHERE u.id = NEW.user_id AND u.invited_by IS NOT NULL
  ON CONFLICT (promoter_id, kind, day, subject_id, side) DO UPDATE SET questions = promotion_day.questions + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_promotion AFTER INSERT ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa') EXECUTE FUNCTION count_promotion_day();
