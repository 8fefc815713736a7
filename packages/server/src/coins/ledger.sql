CREATE FUNCTION coin_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only whoever leaves takes his lines with him, and a term may end (closing/endClosing.ts, closing/forget.ts).
  IF current_setting('tinystar.closing', true) IN ('leaver', 'term') AND TG_OP <> 'TRUNCATE' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'coin_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION coin_ledger_is_append_only();
