CREATE TABLE "kb_bot_cover" (
	"tenant_id" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"cover" jsonb NOT NULL,
	CONSTRAINT "kb_bot_cover_tenant_id_kb_bot_id_pk" PRIMARY KEY("tenant_id","kb_bot_id")
);
--> statement-breakpoint
CREATE TABLE "shoppe" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner" jsonb,
	"status" text DEFAULT 'disabled' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shoppe_kb_bot" (
	"shoppe_id" text NOT NULL,
	"kb_bot_id" text NOT NULL,
	"position" integer NOT NULL,
	"known_name" text NOT NULL,
	CONSTRAINT "shoppe_kb_bot_shoppe_id_kb_bot_id_pk" PRIMARY KEY("shoppe_id","kb_bot_id")
);
--> statement-breakpoint
ALTER TABLE "kb_bot_cover" ADD CONSTRAINT "kb_bot_cover_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_bot_cover" ADD CONSTRAINT "kb_bot_cover_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppe" ADD CONSTRAINT "shoppe_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppe_kb_bot" ADD CONSTRAINT "shoppe_kb_bot_shoppe_id_shoppe_id_fk" FOREIGN KEY ("shoppe_id") REFERENCES "public"."shoppe"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppe_kb_bot" ADD CONSTRAINT "shoppe_kb_bot_kb_bot_id_kb_bot_id_fk" FOREIGN KEY ("kb_bot_id") REFERENCES "public"."kb_bot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kb_bot_cover_bot" ON "kb_bot_cover" USING btree ("kb_bot_id");--> statement-breakpoint
CREATE INDEX "shoppe_tenant" ON "shoppe" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE INDEX "shoppe_kb_bot_bot" ON "shoppe_kb_bot" USING btree ("kb_bot_id");