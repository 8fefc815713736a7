CREATE FUNCTION operator_act_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only whoever leaves takes his lines with him, and a term may end (closing/endClosing.ts, closing/forget.ts).
  IF current_setting('tinystar.closing', true) IN ('leaver', 'term') AND TG_OP <> 'TRUNCATE' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'operator_act is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION operator_act_is_append_only();
