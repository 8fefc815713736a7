CREATE FUNCTION mark_report_day_askers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who leaves is taken out of the packed days as well; they are packed anew when they are read or summed next.
  UPDATE report_day_askers kept SET stale = true
  FROM (SELECT DISTINCT kb_bot_id, day FROM gone) g WHERE kept.kb_bot_id = g.kb_bot_id AND kept.day = g.day AND NOT kept.stale;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER report_asker_gone AFTER DELETE ON report_asker
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_report_day_askers();
