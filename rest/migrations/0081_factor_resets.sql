CREATE TABLE "factor_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"approval_id" integer NOT NULL,
	"token_hash" text collate "C",
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_token" ON "factor_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "factor_resets_approval" ON "factor_resets" USING btree ("approval_id");