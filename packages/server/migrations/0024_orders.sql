CREATE TABLE "pay_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"kind" text NOT NULL,
	"coins" integer NOT NULL,
	"days" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'waitBuyerPay' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"trade_no" text,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refunded_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_order_number_unique" UNIQUE("number"),
	CONSTRAINT "pay_order_tradeNo_unique" UNIQUE("trade_no"),
	CONSTRAINT "pay_order_amount" CHECK (amount > 0 and coins >= 0 and days >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_unpaid" ON "pay_order" USING btree ("owner_type","owner_id","user_id","product_id") WHERE status = 'waitBuyerPay';--> statement-breakpoint
CREATE INDEX "pay_order_owner" ON "pay_order" USING btree ("owner_type","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "pay_order_waiting" ON "pay_order" USING btree ("expires_at") WHERE status = 'waitBuyerPay';--> statement-breakpoint
CREATE INDEX "pay_order_closed" ON "pay_order" USING btree ("closed_at") WHERE paid_at is null and closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_difference_once" ON "payment_difference" USING btree ("order_number","kind");