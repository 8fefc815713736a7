CREATE TABLE "passage_meaning" (
	"passage_id" bigint PRIMARY KEY NOT NULL,
	"kb_bot_id" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "passage_meaning_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"means" "bytea" NOT NULL,
	"words" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passage_meaning" ADD CONSTRAINT "passage_meaning_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_meaning_place" ON "passage_meaning" USING btree ("kb_bot_id","place");