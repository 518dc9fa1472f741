ALTER TABLE "imports" ADD COLUMN "obstacles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "obstacle_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What stood in the way of an undoing was a sentence among the failures.
UPDATE imports SET failure = NULL, obstacle_count = 1,
  obstacles = jsonb_build_array(jsonb_build_object('kind', 'written', 'text', failure, 'id', NULL))
WHERE status = 'applied' AND failure IS NOT NULL;
--> statement-breakpoint
-- The entries of imports from before entries named them: made at the import's own instant, about what it changed. The
-- trail takes no changes, but for this once: what it says stays as it is.
ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only;
--> statement-breakpoint
UPDATE audit_entries SET import_id = made.import_id
FROM (
  SELECT e.id, min(act.import_id) AS import_id
  FROM (SELECT id AS import_id, unnest(ARRAY[applied_at, undone_at]) AS at FROM imports) AS act
    JOIN audit_entries e ON e.at = act.at AND e.entity IN ('member', 'campaign')
    JOIN import_changes c ON c.import_id = act.import_id
      AND c.campaign_id = CASE e.entity WHEN 'member' THEN 0 ELSE e.entity_id END
      AND c.member_id = CASE e.entity WHEN 'member' THEN e.entity_id ELSE (coalesce(e.after, e.before) ->> 'dealerId')::int END
  WHERE e.import_id IS NULL
  GROUP BY e.id
) AS made
WHERE audit_entries.id = made.id;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only;