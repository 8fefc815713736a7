ALTER TABLE "application" ADD COLUMN "tenant_id" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "coins" integer;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_tenant" ON "application" USING btree ("tenant_id");