ALTER TABLE "memberships" ADD COLUMN "next_threshold" bigint;--> statement-breakpoint
-- what this version keeps from now on (docs/domain/campaigns-and-prizes.md); multiplied, because a quotient is rounded
UPDATE "memberships" SET "next_threshold" = (
  SELECT min(starts_at) FROM (
    SELECT ceil(threshold::numeric * "memberships"."goal_threshold" * 0.01)::bigint AS starts_at FROM (
      SELECT tier->>'from' AS threshold FROM jsonb_array_elements("campaigns"."incentive_detail"->'tiers') AS tier
      UNION ALL SELECT coalesce("campaigns"."incentive_detail"->>'unlockAt', '100')
    ) AS thresholds
  ) AS starts WHERE starts_at > "memberships"."tires_purchased"
) FROM "campaigns" WHERE "campaigns"."id" = "memberships"."campaign_id";--> statement-breakpoint
ALTER TABLE "memberships"
	ADD COLUMN "tires_to_next_threshold" bigint GENERATED ALWAYS AS (next_threshold - tires_purchased) STORED,
	ADD COLUMN "goal_percentage" numeric(24, 1) GENERATED ALWAYS AS (div(1000.0 * tires_purchased, goal_threshold) * 0.1) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "memberships_to_threshold" ON "memberships" USING btree ("campaign_id","tires_to_next_threshold","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_goal_percentage" ON "memberships" USING btree ("campaign_id","goal_percentage","dealer_id");--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "distributor_id" integer GENERATED ALWAYS AS (nullif(split_part(path, '/', 4), '')::integer) STORED;--> statement-breakpoint
CREATE INDEX "dealers_distributor" ON "members" USING btree ("distributor_id","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_distributor_desc" ON "members" USING btree ("distributor_id" DESC NULLS FIRST,"id","path") WHERE role = 'Dealer' and deleted_at is null;
