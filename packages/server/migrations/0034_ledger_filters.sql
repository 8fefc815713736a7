CREATE INDEX "coin_ledger_direction" ON "coin_ledger" USING btree ("owner_type","owner_id",sign(delta),"created_at","line");
--> statement-breakpoint
ALTER TABLE "coin_day" ADD COLUMN "lines_in" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coin_day" ADD COLUMN "lines_out" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_coin_day() RETURNS trigger LANGUAGE plpgsql AS $$
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
UPDATE coin_day SET lines_in = counted.lines_in, lines_out = counted.lines_out FROM (
	SELECT owner_type, owner_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date AS day,
		count(*) FILTER (WHERE delta > 0) AS lines_in, count(*) FILTER (WHERE delta < 0) AS lines_out
	FROM coin_ledger GROUP BY 1, 2, 3
) AS counted WHERE coin_day.owner_type = counted.owner_type AND coin_day.owner_id = counted.owner_id AND coin_day.day = counted.day;
