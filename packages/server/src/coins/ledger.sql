CREATE FUNCTION coin_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'coin_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION coin_ledger_is_append_only();
