DROP FUNCTION ahead_of_answer_seats(text, int, interval);
--> statement-breakpoint
-- Whoever waits for his own answers alone stands in nobody else's way.
CREATE FUNCTION ahead_of_answer_seats(instance text, per_asker int, in_all int, alive interval)
RETURNS TABLE (seat text, ahead int) LANGUAGE sql STABLE AS $$
  SELECT mine.id, CASE WHEN mine.holds THEN NULL ELSE (
    SELECT count(*) FROM live_answer_seats(alive) s
    WHERE NOT s.holds AND s.place < mine.place AND (s.kb_bot_id = mine.kb_bot_id
      OR (SELECT count(*) FROM live_answer_seats(alive) h WHERE h.holds) >= in_all)
      AND (s.asker = mine.asker
        OR (SELECT count(*) FROM live_answer_seats(alive) o WHERE o.holds AND o.asker = s.asker) < per_asker)) END::int
  FROM answer_seat mine WHERE mine.instance_id = instance
$$;
--> statement-breakpoint
-- Null: it holds a seat; -1: refused; else so many wait ahead of it.
CREATE OR REPLACE FUNCTION take_answer_seat(seat_id text, instance text, who text, assistant text,
  per_asker int, per_assistant int, in_all int, queue int, alive interval)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  there record;
  told int;
BEGIN
  -- One after the other: two that look at the same moment would both see the last seat free.
  PERFORM pg_advisory_xact_lock(hashtextextended('answer seats', 0));
  SELECT count(*) FILTER (WHERE asker = who) AS of_asker, count(*) FILTER (WHERE holds) AS held,
    count(*) FILTER (WHERE holds AND kb_bot_id = assistant) AS of_assistant, count(*) FILTER (WHERE NOT holds) AS waiting
    INTO there FROM live_answer_seats(alive);
  -- Whose own answers are too many waits for one of them, with as many questions as he may have answers.
  IF there.of_asker >= per_asker * (CASE WHEN queue > 0 THEN 2 ELSE 1 END) THEN
    RETURN -1;
  END IF;
  IF there.of_asker < per_asker AND there.waiting = 0 AND there.held < in_all AND there.of_assistant < per_assistant THEN
    INSERT INTO answer_seat (id, instance_id, asker, kb_bot_id, holds) VALUES (seat_id, instance, who, assistant, true);
    RETURN NULL;
  END IF;
  INSERT INTO answer_seat (id, instance_id, asker, kb_bot_id, holds) VALUES (seat_id, instance, who, assistant, false);
  PERFORM grant_answer_seats(per_asker, per_assistant, in_all, alive);
  IF there.waiting >= queue AND NOT (SELECT holds FROM answer_seat WHERE id = seat_id) THEN
    DELETE FROM answer_seat WHERE id = seat_id;
    RETURN -1;
  END IF;
  SELECT a.ahead INTO told FROM ahead_of_answer_seats(instance, per_asker, in_all, alive) a WHERE a.seat = seat_id;
  RETURN told;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION advance_answer_seats(instance text, per_asker int, per_assistant int, in_all int, alive interval)
RETURNS TABLE (seat text, ahead int) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('answer seats', 0));
  PERFORM grant_answer_seats(per_asker, per_assistant, in_all, alive);
  RETURN QUERY SELECT * FROM ahead_of_answer_seats(instance, per_asker, in_all, alive);
END
$$;
