CREATE TABLE "goal_proposal_rows" (
	"proposal_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"base_tires" bigint NOT NULL,
	"proposed_goal" integer NOT NULL,
	"goal_threshold" integer NOT NULL,
	CONSTRAINT "goal_proposal_rows_proposal_id_dealer_id_pk" PRIMARY KEY("proposal_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "goal_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation_dealers" (
	"simulation_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"goal_threshold" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"boosted_quantity" numeric(24, 6) NOT NULL,
	"tires" bigint[] NOT NULL,
	"accumulated" numeric(22, 2)[] NOT NULL,
	"expendable" numeric(22, 2)[] NOT NULL,
	"against" numeric(22, 2),
	CONSTRAINT "simulation_dealers_simulation_id_dealer_id_pk" PRIMARY KEY("simulation_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"volumes" jsonb NOT NULL,
	"against_id" integer,
	"proposal_id" integer,
	"rules" jsonb NOT NULL,
	"rules_hash" text collate "C" NOT NULL,
	"sums_key" text collate "C",
	"status" text collate "C" DEFAULT 'queued' NOT NULL,
	"result" jsonb,
	"progress_done" integer DEFAULT 0 NOT NULL,
	"progress_total" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goal_proposal_rows" ADD CONSTRAINT "goal_proposal_rows_proposal_id_goal_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."goal_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_proposal_rows" ADD CONSTRAINT "goal_proposal_rows_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_proposals" ADD CONSTRAINT "goal_proposals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_proposals" ADD CONSTRAINT "goal_proposals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_dealers" ADD CONSTRAINT "simulation_dealers_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_dealers" ADD CONSTRAINT "simulation_dealers_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_against_id_campaigns_id_fk" FOREIGN KEY ("against_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_proposal_id_goal_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."goal_proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_proposals_campaign" ON "goal_proposals" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "simulations_campaign" ON "simulations" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "simulations_work" ON "simulations" USING btree ("id") WHERE status in ('queued', 'running');