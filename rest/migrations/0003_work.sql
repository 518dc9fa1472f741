CREATE TABLE imports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text COLLATE "C" NOT NULL,
  status text COLLATE "C" DEFAULT 'reading' NOT NULL,
  filename text NOT NULL,
  size bigint NOT NULL,
  content_hash text COLLATE "C" NOT NULL,
  storage_key text COLLATE "C" NOT NULL,
  skip_invalid boolean DEFAULT false NOT NULL,
  rows_read integer DEFAULT 0 NOT NULL,
  rows_valid integer DEFAULT 0 NOT NULL,
  error_count integer DEFAULT 0 NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  totals jsonb DEFAULT '{"created":0,"updated":0,"unchanged":0,"months":[]}'::jsonb NOT NULL,
  progress_done integer DEFAULT 0 NOT NULL,
  progress_total integer DEFAULT 0 NOT NULL,
  failure text,
  created_by integer,
  created_at timestamptz NOT NULL,
  applied_at timestamptz,
  undone_at timestamptz,
  lease_until timestamptz,
  errors_file jsonb,
  acted_by integer,
  tries integer DEFAULT 0 NOT NULL,
  obstacles jsonb DEFAULT '[]'::jsonb NOT NULL,
  obstacle_count integer DEFAULT 0 NOT NULL,
  groups jsonb DEFAULT '[]'::jsonb NOT NULL,
  sample jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT imports_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT imports_acted_by_users_id_fk FOREIGN KEY (acted_by) REFERENCES users(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX imports_content_unique ON imports (kind, content_hash) WHERE status IN ('applying', 'applied', 'undoing');--> statement-breakpoint
CREATE INDEX imports_work ON imports (id) WHERE status IN ('reading', 'applying', 'undoing');
--> statement-breakpoint
CREATE TABLE import_changes (
  import_id integer NOT NULL,
  member_id integer NOT NULL,
  campaign_id integer DEFAULT 0 NOT NULL,
  before jsonb,
  after jsonb NOT NULL,
  CONSTRAINT import_changes_import_id_member_id_campaign_id_pk PRIMARY KEY (import_id, member_id, campaign_id),
  CONSTRAINT import_changes_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id)
);
--> statement-breakpoint
CREATE TABLE import_found_lines (
  import_id integer NOT NULL,
  earlier_id integer NOT NULL,
  lines integer NOT NULL,
  CONSTRAINT import_found_lines_earlier_id_import_id_pk PRIMARY KEY (earlier_id, import_id),
  CONSTRAINT import_found_lines_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id),
  CONSTRAINT import_found_lines_earlier_id_imports_id_fk FOREIGN KEY (earlier_id) REFERENCES imports(id)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE import_sales (
  import_id integer NOT NULL,
  row integer NOT NULL,
  document text COLLATE "C",
  line integer,
  vat_number text COLLATE "C",
  sold_on date,
  brand text,
  season text COLLATE "C",
  segment text COLLATE "C",
  rim smallint,
  channel text COLLATE "C",
  quantity integer,
  amount numeric(14, 2),
  brand_key text COLLATE "C",
  is_repeated boolean DEFAULT false NOT NULL,
  CONSTRAINT import_sales_import_id_row_pk PRIMARY KEY (import_id, row)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE import_problems (
  import_id integer NOT NULL,
  row integer NOT NULL,
  place smallint NOT NULL,
  is_of_file boolean NOT NULL,
  reason text NOT NULL,
  value text NOT NULL,
  parameters jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT import_problems_import_id_row_place_is_of_file_pk PRIMARY KEY (import_id, row, place, is_of_file)
);
--> statement-breakpoint
CREATE TABLE exports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  type text COLLATE "C" NOT NULL,
  format text COLLATE "C" NOT NULL,
  input jsonb NOT NULL,
  day date NOT NULL,
  status text COLLATE "C" DEFAULT 'queued' NOT NULL,
  failure text COLLATE "C",
  progress_done integer DEFAULT 0 NOT NULL,
  progress_total integer DEFAULT 0 NOT NULL,
  filename text NOT NULL,
  content_type text COLLATE "C" NOT NULL,
  storage_key text COLLATE "C",
  rows integer,
  size bigint,
  content_hash text COLLATE "C",
  member_id integer,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  expires_at timestamptz NOT NULL,
  lease_until timestamptz,
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX exports_user ON exports (user_id, id);--> statement-breakpoint
CREATE INDEX exports_expires ON exports (expires_at);--> statement-breakpoint
CREATE INDEX exports_work ON exports (id) WHERE status IN ('queued', 'running');
--> statement-breakpoint
CREATE TABLE export_leases (
  user_id integer NOT NULL,
  slot smallint NOT NULL,
  holder text COLLATE "C" NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT export_leases_user_id_slot_pk PRIMARY KEY (user_id, slot),
  CONSTRAINT export_leases_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE UNIQUE INDEX export_leases_holder ON export_leases (holder);
--> statement-breakpoint
CREATE TABLE audit_entries (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor_id integer,
  entity text COLLATE "C" NOT NULL,
  entity_id integer,
  action text COLLATE "C" NOT NULL,
  before jsonb,
  after jsonb,
  import_id integer,
  address text,
  request_id text,
  CONSTRAINT audit_entries_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT audit_entries_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id)
);--> statement-breakpoint
CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id, id);--> statement-breakpoint
CREATE INDEX audit_entries_at ON audit_entries (at, id);--> statement-breakpoint
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  scope text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  request_hash text COLLATE "C" NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_keys_scope_key_pk PRIMARY KEY (scope, key)
);--> statement-breakpoint
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
--> statement-breakpoint
CREATE TABLE outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text COLLATE "C" NOT NULL,
  recipient text NOT NULL,
  queued_at timestamptz NOT NULL,
  give_up_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  lease_until timestamptz,
  done_at timestamptz,
  outcome text COLLATE "C",
  last_error text,
  about jsonb
);--> statement-breakpoint
CREATE INDEX outbox_due ON outbox (next_try_at) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX outbox_urgent ON outbox (next_try_at) WHERE done_at IS NULL AND kind <> 'reminder';
--> statement-breakpoint
-- Nobody changes what the trail says.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
