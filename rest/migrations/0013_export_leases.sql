CREATE TABLE "export_leases" (
	"user_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"holder" text collate "C" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "export_leases_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
ALTER TABLE "export_leases" ADD CONSTRAINT "export_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_leases_holder" ON "export_leases" USING btree ("holder");