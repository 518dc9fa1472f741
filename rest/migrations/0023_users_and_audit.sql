ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text collate "C" GENERATED ALWAYS AS (case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' when member_id is null then 'waiting' else 'active' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (fold_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(name)) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_sort","id");--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login_at","id");