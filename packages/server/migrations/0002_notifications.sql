CREATE TABLE "cs_message" (
	"id" text PRIMARY KEY NOT NULL,
	"cs_ticket_id" text NOT NULL,
	"seq" integer NOT NULL,
	"source" text NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"reference_message_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cs_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"user_id" text NOT NULL,
	"tenant_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"source" text DEFAULT 'user' NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"user_read_seq" integer DEFAULT 0 NOT NULL,
	"answered_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cs_ticket_reader" (
	"cs_ticket_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_seq" integer NOT NULL,
	CONSTRAINT "cs_ticket_reader_cs_ticket_id_user_id_pk" PRIMARY KEY("cs_ticket_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "kb_bot" ADD COLUMN "customer_service_status" text DEFAULT 'disabled' NOT NULL;--> statement-breakpoint
ALTER TABLE "cs_message" ADD CONSTRAINT "cs_message_cs_ticket_id_cs_ticket_id_fk" FOREIGN KEY ("cs_ticket_id") REFERENCES "public"."cs_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_message" ADD CONSTRAINT "cs_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_message" ADD CONSTRAINT "cs_message_reference_message_id_cs_message_id_fk" FOREIGN KEY ("reference_message_id") REFERENCES "public"."cs_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD CONSTRAINT "cs_ticket_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD CONSTRAINT "cs_ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket" ADD CONSTRAINT "cs_ticket_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket_reader" ADD CONSTRAINT "cs_ticket_reader_cs_ticket_id_cs_ticket_id_fk" FOREIGN KEY ("cs_ticket_id") REFERENCES "public"."cs_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cs_ticket_reader" ADD CONSTRAINT "cs_ticket_reader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cs_message_place" ON "cs_message" USING btree ("cs_ticket_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "cs_ticket_one_open" ON "cs_ticket" USING btree ("kb_bot_id","user_id",coalesce("tenant_id", '')) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "cs_ticket_user" ON "cs_ticket" USING btree ("user_id");