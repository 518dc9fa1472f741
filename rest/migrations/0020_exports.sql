CREATE TABLE "exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text collate "C" NOT NULL,
	"format" text collate "C" NOT NULL,
	"input" jsonb NOT NULL,
	"day" date NOT NULL,
	"status" text collate "C" DEFAULT 'queued' NOT NULL,
	"failure" text collate "C",
	"progress_done" integer DEFAULT 0 NOT NULL,
	"progress_total" integer DEFAULT 0 NOT NULL,
	"filename" text NOT NULL,
	"content_type" text collate "C" NOT NULL,
	"storage_key" text collate "C",
	"rows" integer,
	"size" bigint,
	"content_hash" text collate "C",
	"member_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "exports_expires" ON "exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "exports_work" ON "exports" USING btree ("id") WHERE status in ('queued', 'running');