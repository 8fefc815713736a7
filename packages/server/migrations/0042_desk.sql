CREATE TABLE "cs_phrase" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cs_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"cs_ticket_id" text NOT NULL,
	"from_user_id" text,
	"to_user_id" text,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cs_message" ADD COLUMN "qa_pair_id" text;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "cs_phrase" ADD CONSTRAINT "cs_phrase_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_phrase" ADD CONSTRAINT "cs_phrase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_transfer" ADD CONSTRAINT "cs_transfer_cs_ticket_id_cs_ticket_id_fk" FOREIGN KEY ("cs_ticket_id") REFERENCES "public"."cs_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_transfer" ADD CONSTRAINT "cs_transfer_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_transfer" ADD CONSTRAINT "cs_transfer_to_user_id_user_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cs_phrase_assistant" ON "cs_phrase" USING btree ("kb_bot_id","user_id");--> statement-breakpoint
CREATE INDEX "cs_phrase_user" ON "cs_phrase" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cs_transfer_ticket" ON "cs_transfer" USING btree ("cs_ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "cs_transfer_from" ON "cs_transfer" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "cs_transfer_to" ON "cs_transfer" USING btree ("to_user_id");--> statement-breakpoint
ALTER TABLE "cs_message" ADD CONSTRAINT "cs_message_qa_pair_id_kb_bot_qa_pair_id_fk" FOREIGN KEY ("qa_pair_id") REFERENCES "public"."kb_bot_qa_pair"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD CONSTRAINT "cs_ticket_agent_id_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cs_message_pair" ON "cs_message" USING btree ("qa_pair_id");--> statement-breakpoint
CREATE INDEX "cs_ticket_agent" ON "cs_ticket" USING btree ("agent_id");