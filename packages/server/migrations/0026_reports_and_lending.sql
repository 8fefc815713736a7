CREATE TABLE "kb_bot_authorization" (
	"kb_bot_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_authorization_kb_bot_id_tenant_id_pk" PRIMARY KEY("kb_bot_id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "coin_day" (
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"spent" integer NOT NULL,
	"received" integer NOT NULL,
	CONSTRAINT "coin_day_owner_type_owner_id_day_pk" PRIMARY KEY("owner_type","owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_asker" (
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL,
	"asker" text NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "report_asker_kb_bot_id_day_asker_pk" PRIMARY KEY("kb_bot_id","day","asker")
);
--> statement-breakpoint
CREATE TABLE "report_day" (
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"province" text NOT NULL,
	"questions" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"sourced" integer NOT NULL,
	"up" integer NOT NULL,
	"down" integer NOT NULL,
	CONSTRAINT "report_day_kb_bot_id_day_source_province_pk" PRIMARY KEY("kb_bot_id","day","source","province")
);
--> statement-breakpoint
CREATE TABLE "report_ignored" (
	"kb_bot_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "report_ignored_kb_bot_id_key_pk" PRIMARY KEY("kb_bot_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_keyword" (
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "report_keyword_kb_bot_id_day_keyword_pk" PRIMARY KEY("kb_bot_id","day","keyword")
);
--> statement-breakpoint
CREATE TABLE "report_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_question" (
	"kb_bot_id" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"question" text NOT NULL,
	"questions" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"down" integer NOT NULL,
	"keywords" text[],
	CONSTRAINT "report_question_kb_bot_id_day_key_pk" PRIMARY KEY("kb_bot_id","day","key")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD COLUMN "province" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "friendly_id" text DEFAULT left(gen_random_uuid()::text, 8) NOT NULL;--> statement-breakpoint
ALTER TABLE "kb_bot_authorization" ADD CONSTRAINT "kb_bot_authorization_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_authorization" ADD CONSTRAINT "kb_bot_authorization_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_asker" ADD CONSTRAINT "report_asker_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_day" ADD CONSTRAINT "report_day_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_ignored" ADD CONSTRAINT "report_ignored_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_keyword" ADD CONSTRAINT "report_keyword_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_question" ADD CONSTRAINT "report_question_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_authorization_tenant" ON "kb_bot_authorization" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_message_asked" ON "kb_bot_chat_message" USING btree ("kb_bot_id","created_at") WHERE msg_type = 'qa' and side <> 'make';--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_friendlyId_unique" UNIQUE("friendly_id");
--> statement-breakpoint
INSERT INTO report_mark (kb_bot_id, day)
	SELECT DISTINCT kb_bot_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date FROM kb_bot_chat_message
	WHERE msg_type = 'qa' AND side <> 'make';
--> statement-breakpoint
CREATE FUNCTION mark_report_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (kb_bot_id, day) VALUES (NEW.kb_bot_id, (NEW.created_at AT TIME ZONE 'Asia/Shanghai')::date);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_asked AFTER INSERT ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa' AND NEW.side <> 'make') EXECUTE FUNCTION mark_report_day();
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_answered AFTER UPDATE ON kb_bot_chat_message
  FOR EACH ROW WHEN (NEW.msg_type = 'qa' AND NEW.side <> 'make' AND (
    NEW.answer_status IS DISTINCT FROM OLD.answer_status OR NEW.answer_source IS DISTINCT FROM OLD.answer_source
    OR NEW.thumb IS DISTINCT FROM OLD.thumb OR NEW.asker IS DISTINCT FROM OLD.asker
    OR NEW.question IS DISTINCT FROM OLD.question OR (NEW.sentence_map = '{}') <> (OLD.sentence_map = '{}')))
  EXECUTE FUNCTION mark_report_day();
--> statement-breakpoint
CREATE FUNCTION mark_report_days_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (kb_bot_id, day)
  SELECT DISTINCT kb_bot_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date FROM gone
  WHERE msg_type = 'qa' AND side <> 'make';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kb_bot_chat_message_report_gone AFTER DELETE ON kb_bot_chat_message
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_report_days_gone();
--> statement-breakpoint
INSERT INTO coin_day (owner_type, owner_id, day, spent, received)
	SELECT owner_type, owner_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date,
		sum(CASE WHEN delta < 0 OR type = 'answerReleased' THEN -delta ELSE 0 END),
		sum(CASE WHEN delta > 0 AND type <> 'answerReleased' THEN delta ELSE 0 END)
	FROM coin_ledger WHERE delta <> 0 GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE FUNCTION count_coin_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coin_day (owner_type, owner_id, day, spent, received)
  SELECT owner_type, owner_id, (created_at AT TIME ZONE 'Asia/Shanghai')::date,
    sum(CASE WHEN delta < 0 OR type = 'answerReleased' THEN -delta ELSE 0 END),
    sum(CASE WHEN delta > 0 AND type <> 'answerReleased' THEN delta ELSE 0 END)
  FROM come WHERE delta <> 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_type, owner_id, day)
    DO UPDATE SET spent = coin_day.spent + excluded.spent, received = coin_day.received + excluded.received;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_day AFTER INSERT ON coin_ledger
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_coin_day();
