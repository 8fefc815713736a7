CREATE TABLE "embedding_space" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "embedding_space_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"host" text NOT NULL,
	"dimension" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_vector" (
	"passage_id" bigint NOT NULL,
	"space_id" integer NOT NULL,
	"kb_bot_id" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "passage_vector_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vector" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "passage_vector_passage_id_space_id_pk" PRIMARY KEY("passage_id","space_id")
);
--> statement-breakpoint
ALTER TABLE "passage_vector" ADD CONSTRAINT "passage_vector_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vector" ADD CONSTRAINT "passage_vector_space_id_embedding_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."embedding_space"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "embedding_space_state" ON "embedding_space" USING btree ("state");--> statement-breakpoint
CREATE INDEX "passage_vector_place" ON "passage_vector" USING btree ("space_id","kb_bot_id","place");