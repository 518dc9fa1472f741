CREATE TABLE "dealer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealer_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_member_id" integer NOT NULL,
	"text" text NOT NULL,
	"called_on" date,
	"step_on" date,
	"step_text" text,
	"step_done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dealer_notes_step" CHECK ((step_on is null) = (step_text is null)),
	CONSTRAINT "dealer_notes_done" CHECK (step_done_at is null or step_on is not null)
);
--> statement-breakpoint
ALTER TABLE "dealer_notes" ADD CONSTRAINT "dealer_notes_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_notes" ADD CONSTRAINT "dealer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_notes" ADD CONSTRAINT "dealer_notes_author_member_id_members_id_fk" FOREIGN KEY ("author_member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_notes_dealer" ON "dealer_notes" USING btree ("dealer_id","id");--> statement-breakpoint
CREATE INDEX "dealer_notes_author" ON "dealer_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "dealer_notes_open_steps" ON "dealer_notes" USING btree ("step_on") WHERE step_on is not null and step_done_at is null;