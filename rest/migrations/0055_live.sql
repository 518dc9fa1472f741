CREATE TABLE "signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text collate "C" NOT NULL,
	"user_id" integer,
	"reference" integer,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "signals_transaction" ON "signals" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "signals_at" ON "signals" USING btree ("at");
