CREATE TABLE "closing" (
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closing_owner_type_owner_id_pk" PRIMARY KEY("owner_type","owner_id")
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION coin_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only whoever leaves takes his lines with him, and a term may end (closing/endClosing.ts, closing/forget.ts).
  IF current_setting('tinystar.closing', true) IN ('leaver', 'term') AND TG_OP <> 'TRUNCATE' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'coin_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION operator_act_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only whoever leaves takes his lines with him, and a term may end (closing/endClosing.ts, closing/forget.ts).
  IF current_setting('tinystar.closing', true) IN ('leaver', 'term') AND TG_OP <> 'TRUNCATE' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'operator_act is append-only';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_report_days_gone() RETURNS trigger LANGUAGE plpgsql AS $$
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
