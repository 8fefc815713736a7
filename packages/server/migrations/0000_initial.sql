CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"phone_number" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_code_phone_number_purpose_pk" PRIMARY KEY("phone_number","purpose")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'formal' NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar" jsonb NOT NULL,
	"brand_avatar" jsonb,
	"brand_display_name" text DEFAULT '' NOT NULL,
	"brand_status" text DEFAULT 'disabled' NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"creator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_user" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"permission" text NOT NULL,
	"customer_service" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_user_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"name" text NOT NULL,
	"avatar" jsonb NOT NULL,
	"password_hash" text,
	"password_failures" integer DEFAULT 0 NOT NULL,
	"invite_code" text NOT NULL,
	"invited_by" text,
	"coupon_registered" boolean DEFAULT false NOT NULL,
	"channel_user" boolean DEFAULT false NOT NULL,
	"current_tenant_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_phoneNumber_unique" UNIQUE("phone_number"),
	CONSTRAINT "user_inviteCode_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "answer_instance" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_chat_message" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"asker" text NOT NULL,
	"user_id" text NOT NULL,
	"side" text NOT NULL,
	"source" text NOT NULL,
	"session" integer NOT NULL,
	"msg_type" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer_content_type" text DEFAULT 'markdown' NOT NULL,
	"answer_status" text NOT NULL,
	"answer_source" text DEFAULT '' NOT NULL,
	"answer_by_keyword" boolean DEFAULT false NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"sentence_map" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"similar_questions" text[] DEFAULT '{}' NOT NULL,
	"thumb" text DEFAULT 'none' NOT NULL,
	"turn_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_chat_turn" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"asker" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"instance_id" text NOT NULL,
	"ends" integer[] NOT NULL,
	"charge" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"error_code" integer,
	"error_message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"permission" text DEFAULT 'private' NOT NULL,
	"category" text,
	"status" text DEFAULT 'enabled' NOT NULL,
	"is_preset" boolean DEFAULT false NOT NULL,
	"llm_name" text DEFAULT 'simple_v3' NOT NULL,
	"index_type" text DEFAULT 'simple_v3' NOT NULL,
	"is_show_similar_questions" boolean DEFAULT true NOT NULL,
	"is_show_quick_buttons" boolean DEFAULT false NOT NULL,
	"welcome_words" jsonb DEFAULT '{"content":"","type":"plainText"}'::jsonb NOT NULL,
	"question_words" jsonb DEFAULT '{"content":"","isShowQuestionBar":false}'::jsonb NOT NULL,
	"reply_tone_id" text DEFAULT 'professional' NOT NULL,
	"reply_knowledge_source" text DEFAULT 'privateDomain' NOT NULL,
	"public_domain_prompt" text DEFAULT '' NOT NULL,
	"public_domain_model" text DEFAULT '' NOT NULL,
	"document_library" jsonb DEFAULT '{"status":"enabled","showReference":true,"indexType":"simple_v3"}'::jsonb NOT NULL,
	"qa_library" jsonb DEFAULT '{"status":"enabled","showReference":true,"indexType":"simple_v3"}'::jsonb NOT NULL,
	"knowledge_not_found" text DEFAULT '抱歉，我还没有学习到关于这个问题的知识。您可以尝试问些其他问题，或者联系我们的专业团队以获取支持。' NOT NULL,
	"system_exception" text DEFAULT '抱歉，我发生了一点意外，您可以尝试稍后再试。' NOT NULL,
	"answer_mode" text DEFAULT 'qa' NOT NULL,
	"display" jsonb DEFAULT '{"showHeader":"enabled","showDescription":"enabled","bubbleColor":"#00BB93","gradientStartColor":"#00B2F9","gradientEndColor":"#04EB94","gradientAngle":135}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kb_bot_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "coin_account" (
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "coin_account_owner_type_owner_id_pk" PRIMARY KEY("owner_type","owner_id"),
	CONSTRAINT "coin_account_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_ledger_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "kb_bot_file" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"progress" integer,
	"run" integer DEFAULT 1 NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"source_key" text NOT NULL,
	"output_key" text,
	"page_count" integer,
	"block_count" integer,
	"hit_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_file_block" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"page_index" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"box" jsonb NOT NULL,
	"text" text NOT NULL,
	"cells" jsonb,
	"heading_level" integer,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kb_bot_file_page" (
	"file_id" text NOT NULL,
	"index" integer NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"rotation" integer NOT NULL,
	"text_layer" text NOT NULL,
	CONSTRAINT "kb_bot_file_page_file_id_index_pk" PRIMARY KEY("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "job_process" (
	"id" text PRIMARY KEY NOT NULL,
	"worker_ids" text[] NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kb_bot_id" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"block_ids" text[] NOT NULL,
	"pages" integer[] NOT NULL,
	"spans" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"terms" "tsvector" NOT NULL,
	"title_length" integer NOT NULL,
	"text_length" integer NOT NULL,
	"frequencies" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loose_file" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_image" (
	"id" text PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"category" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_user" ADD CONSTRAINT "tenant_user_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_user" ADD CONSTRAINT "tenant_user_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_message" ADD CONSTRAINT "kb_bot_chat_message_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_chat_turn" ADD CONSTRAINT "kb_bot_chat_turn_message_id_kb_bot_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."kb_bot_chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_file" ADD CONSTRAINT "kb_bot_file_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_file_block" ADD CONSTRAINT "kb_bot_file_block_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_file_page" ADD CONSTRAINT "kb_bot_file_page_file_id_kb_bot_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."kb_bot_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_reset" ON "rate_limit" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tenant_user_user" ON "tenant_user" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_user_one_owner" ON "tenant_user" USING btree ("tenant_id") WHERE permission = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_chat_message_place" ON "kb_bot_chat_message" USING btree ("kb_bot_id","asker","side","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_chat_turn_once" ON "kb_bot_chat_turn" USING btree ("asker","idempotency_key");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_turn_message" ON "kb_bot_chat_turn" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "kb_bot_chat_turn_open" ON "kb_bot_chat_turn" USING btree ("state") WHERE state in ('generating', 'interrupted');--> statement-breakpoint
CREATE INDEX "kb_bot_owner" ON "kb_bot" USING btree ("owner_type","owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "kb_bot_permission" ON "kb_bot" USING btree ("permission","is_preset");--> statement-breakpoint
CREATE INDEX "coin_ledger_owner" ON "coin_ledger" USING btree ("owner_type","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "kb_bot_file_library" ON "kb_bot_file" USING btree ("kb_bot_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_bot_file_once" ON "kb_bot_file" USING btree ("kb_bot_id","sha256") WHERE not forced;--> statement-breakpoint
CREATE INDEX "kb_bot_file_block_place" ON "kb_bot_file_block" USING btree ("file_id","page_index","position");--> statement-breakpoint
CREATE UNIQUE INDEX "passage_place" ON "passage" USING btree ("kb_bot_id","kind","source_id","position");--> statement-breakpoint
CREATE INDEX "passage_terms" ON "passage" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "passage_blocks" ON "passage" USING gin ("block_ids") WHERE "passage"."kind" = 'doc';--> statement-breakpoint
CREATE INDEX "loose_file_since" ON "loose_file" USING btree ("since");--> statement-breakpoint
CREATE FUNCTION coin_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'coin_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION coin_ledger_is_append_only();
