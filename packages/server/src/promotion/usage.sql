CREATE FUNCTION count_promotion_usage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promotion_usage (promoter_id, day, user_id, kb_bot_id, side, questions)
  SELECT u.invited_by, (NEW.created_at AT TIME ZONE 'Asia/Shanghai')::date, NEW.user_id, NEW.kb_bot_id, NEW.side, 1
  FROM "user" u WHERE u.id = NEW.user_id AND u.invited_by IS NOT NULL
  ON CONFLICT (promoter_id, day, user_id, kb_bot_id, side) DO UPDATE SET questions = promotion_usage.questions + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_usage AFTER INSERT ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa') EXECUTE FUNCTION count_promotion_usage();
