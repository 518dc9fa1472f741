CREATE INDEX "members_deleted" ON "members" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "memberships_goal" ON "memberships" USING btree ("campaign_id","goal_threshold","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_accepted" ON "memberships" USING btree ("campaign_id","accepted_at","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_purchased" ON "memberships" USING btree ("campaign_id","tires_purchased","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_missing" ON "memberships" USING btree ("campaign_id","tires_missing","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_fleet" ON "memberships" USING btree ("campaign_id","tires_fleet","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_fleet_percentage" ON "memberships" USING btree ("campaign_id","tires_fleet_percentage","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_accumulated" ON "memberships" USING btree ("campaign_id","plafond_accumulated","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_expendable" ON "memberships" USING btree ("campaign_id","plafond_expendable","dealer_id");