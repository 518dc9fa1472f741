CREATE TABLE "complete_months" (
	"month" date PRIMARY KEY NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complete_months_first" CHECK (extract(day from month) = 1)
);
--> statement-breakpoint
CREATE TABLE "column_mappings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "column_mappings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"member_id" integer,
	"account_id" integer,
	"header_hash" text collate "C" NOT NULL,
	"mapping" jsonb NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "column_mappings_sender" CHECK ((member_id is null) <> (account_id is null))
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "header" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "complete_months" ADD CONSTRAINT "complete_months_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "column_mappings_member" ON "column_mappings" USING btree ("member_id","kind","header_hash") WHERE member_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "column_mappings_account" ON "column_mappings" USING btree ("account_id","kind","header_hash") WHERE account_id is not null;