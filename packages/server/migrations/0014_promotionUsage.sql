CREATE TABLE "promotion_usage" (
	"promoter_id" text NOT NULL,
	"day" date NOT NULL,
	"user_id" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"side" text NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "promotion_usage_promoter_id_day_user_id_kb_bot_id_side_pk" PRIMARY KEY("promoter_id","day","user_id","kb_bot_id","side")
);
--> statement-breakpoint
INSERT INTO promotion_usage (promoter_id, day, user_id, kb_bot_id, side, questions)
	SELECT u.invited_by, (m.created_at AT TIME ZONE 'Asia/Shanghai')::date, m.user_id, m.kb_bot_id, m.side, count(*)
	FROM kb_bot_chat_message m JOIN "user" u ON u.id = m.user_id
	WHERE u.invited_by IS NOT NULL AND m.msg_type = 'qa' GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
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
