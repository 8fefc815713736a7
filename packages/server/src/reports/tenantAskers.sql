CREATE FUNCTION count_report_tenant_askers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An assistant that is being deleted belongs to nobody; what goes with it is taken from its former owner.
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_tenant_asker AS kept (tenant_id, day, asker, questions)
    SELECT coalesce(nullif(b.former_owner_id, ''), b.owner_id), c.day, c.asker, sum(c.questions)
    FROM come c JOIN kb_bot b ON b.id = c.kb_bot_id WHERE b.owner_type = 'tenant' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (tenant_id, day, asker) DO UPDATE SET questions = kept.questions + excluded.questions;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_tenant_asker AS kept (tenant_id, day, asker, questions)
    SELECT coalesce(nullif(b.former_owner_id, ''), b.owner_id), g.day, g.asker, -sum(g.questions)
    FROM gone g JOIN kb_bot b ON b.id = g.kb_bot_id WHERE b.owner_type = 'tenant' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (tenant_id, day, asker) DO UPDATE SET questions = kept.questions + excluded.questions;
    DELETE FROM report_tenant_asker kept USING gone g JOIN kb_bot b ON b.id = g.kb_bot_id
    WHERE kept.tenant_id = coalesce(nullif(b.former_owner_id, ''), b.owner_id) AND kept.day = g.day AND kept.asker = g.asker
      AND kept.questions = 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER report_asker_tenant_come AFTER INSERT ON report_asker
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_report_tenant_askers();
--> statement-breakpoint
CREATE TRIGGER report_asker_tenant_changed AFTER UPDATE ON report_asker
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_report_tenant_askers();
--> statement-breakpoint
CREATE TRIGGER report_asker_tenant_gone AFTER DELETE ON report_asker
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_report_tenant_askers();
