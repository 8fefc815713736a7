CREATE FUNCTION count_coin_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coin_day (owner_type, owner_id, day, spent, received, lines_in, lines_out)
  SELECT owner_type, owner_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date,
    sum(CASE WHEN delta < 0 OR type = 'answerReleased' THEN -delta ELSE 0 END),
    sum(CASE WHEN delta > 0 AND type <> 'answerReleased' THEN delta ELSE 0 END),
    count(*) FILTER (WHERE delta > 0), count(*) FILTER (WHERE delta < 0)
  FROM come WHERE delta <> 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_type, owner_id, day)
    DO UPDATE SET spent = coin_day.spent + excluded.spent, received = coin_day.received + excluded.received,
      lines_in = coin_day.lines_in + excluded.lines_in, lines_out = coin_day.lines_out + excluded.lines_out;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_day AFTER INSERT ON coin_ledger
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_coin_day();
