-- The baseline of version 1.0: 0000 to 0005 make the tables that version 0.1 left with its thirty-fifth migration. A database
-- of version 0.1 has passed them and goes on with 0035 (database/connections/migrations.ts).
--
-- Trigrams make the quick search an index lookup; the extension comes with Postgres itself and with PGlite.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text without accents and case. Decomposed and stripped of its marks, an Italian text is ASCII, which every
-- collation lowers alike: the same function gives the same answer on every server.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C") $$;
--> statement-breakpoint
CREATE TABLE members (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code text COLLATE "C" NOT NULL,
  business_name text NOT NULL,
  role text COLLATE "C" NOT NULL,
  parent_id integer,
  path text COLLATE "C" DEFAULT '' NOT NULL,
  region text COLLATE "C",
  province text COLLATE "C",
  city text,
  vat_number text COLLATE "C",
  email text,
  phone text,
  status text COLLATE "C",
  tier text COLLATE "C",
  joined_on date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    fold_text(business_name || ' ' || code || ' ' || coalesce(vat_number, '') || ' ' || coalesce(city, ''))
  ) STORED NOT NULL,
  name_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(business_name)) STORED NOT NULL,
  city_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(city)) STORED,
  distributor_id integer GENERATED ALWAYS AS (nullif(split_part(path, '/', 4), '')::integer) STORED,
  CONSTRAINT members_vat_number_unique UNIQUE (vat_number) DEFERRABLE INITIALLY IMMEDIATE,
  CONSTRAINT members_root_has_no_parent CHECK ((role = 'Programme') = (parent_id IS NULL)),
  CONSTRAINT members_dealer_is_complete CHECK (
    role <> 'Dealer'
    OR (vat_number IS NOT NULL AND region IS NOT NULL AND province IS NOT NULL AND city IS NOT NULL
        AND status IS NOT NULL AND tier IS NOT NULL AND joined_on IS NOT NULL)
  ),
  CONSTRAINT members_parent_id_members_id_fk FOREIGN KEY (parent_id) REFERENCES members(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX members_code_unique ON members (code);--> statement-breakpoint
CREATE UNIQUE INDEX members_one_root ON members (role) WHERE role = 'Programme';--> statement-breakpoint
CREATE INDEX members_path ON members (path);--> statement-breakpoint
CREATE INDEX members_parent ON members (parent_id, id);--> statement-breakpoint
CREATE INDEX members_role_name ON members (role, name_sort, id) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX members_search ON members USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX dealers_path ON members (path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_id ON members (id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_code ON members (code, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_name ON members (name_sort, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_vat_number ON members (vat_number, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_city ON members (city_sort, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_joined_on ON members (joined_on, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_region ON members (region, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_region_desc ON members (region DESC NULLS FIRST, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_province ON members (province, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_province_desc ON members (province DESC NULLS FIRST, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_status ON members (status, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_status_desc ON members (status DESC NULLS FIRST, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_tier ON members (tier, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_tier_desc ON members (tier DESC NULLS FIRST, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX members_deleted ON members (id) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX dealers_distributor ON members (distributor_id, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX dealers_distributor_desc ON members (distributor_id DESC NULLS FIRST, id, path) WHERE role = 'Dealer' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX members_email ON members (lower(email)) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX members_above ON members (id) WHERE role <> 'Dealer';
--> statement-breakpoint
CREATE TABLE users (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  username text COLLATE "C" NOT NULL,
  email text COLLATE "C",
  name text,
  phone text,
  password_hash text,
  member_id integer,
  demonstration boolean DEFAULT false NOT NULL,
  last_login_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  email_confirmed_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  state text COLLATE "C" GENERATED ALWAYS AS (
    case when disabled_at IS NOT NULL then 'disabled' when password_hash IS NULL then 'invited'
      when member_id IS NULL then 'waiting' else 'active' end
  ) STORED NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    fold_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))
  ) STORED NOT NULL,
  name_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(name)) STORED,
  CONSTRAINT users_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX users_username_unique ON users (username);--> statement-breakpoint
CREATE INDEX users_member ON users (member_id);--> statement-breakpoint
CREATE UNIQUE INDEX users_confirmed_email_unique ON users (email) WHERE email_confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX users_email ON users (email);--> statement-breakpoint
CREATE INDEX users_state ON users (state, id);--> statement-breakpoint
CREATE INDEX users_name ON users (name_sort, id);--> statement-breakpoint
CREATE INDEX users_last_login ON users (last_login_at, id);
--> statement-breakpoint
CREATE TABLE user_roles (
  user_id integer NOT NULL,
  position integer NOT NULL,
  role text COLLATE "C" NOT NULL,
  CONSTRAINT user_roles_user_id_position_pk PRIMARY KEY (user_id, position),
  CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE list_settings (
  user_id integer NOT NULL,
  list text COLLATE "C" NOT NULL,
  columns jsonb NOT NULL,
  views jsonb NOT NULL,
  CONSTRAINT list_settings_user_id_list_pk PRIMARY KEY (user_id, list),
  CONSTRAINT list_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE sms_consents (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  member_id integer NOT NULL,
  user_id integer NOT NULL,
  given boolean NOT NULL,
  version text COLLATE "C" NOT NULL,
  decided_at timestamptz NOT NULL,
  CONSTRAINT sms_consents_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT sms_consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);--> statement-breakpoint
CREATE INDEX sms_consents_member ON sms_consents (member_id, id);
--> statement-breakpoint
CREATE TABLE sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  signed_in_from text,
  last_used_at timestamptz,
  last_used_from text,
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX sessions_user ON sessions (user_id);--> statement-breakpoint
CREATE INDEX sessions_expiry ON sessions (expires_at);--> statement-breakpoint
CREATE UNIQUE INDEX sessions_id_unique ON sessions (id);
--> statement-breakpoint
CREATE TABLE personal_tokens (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  name text NOT NULL,
  token_hash text COLLATE "C" NOT NULL,
  ending text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT personal_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE UNIQUE INDEX personal_tokens_hash_unique ON personal_tokens (token_hash);--> statement-breakpoint
CREATE INDEX personal_tokens_user ON personal_tokens (user_id);
--> statement-breakpoint
CREATE TABLE one_time_tokens (
  user_id integer NOT NULL,
  token_hash text COLLATE "C" NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  email text COLLATE "C" NOT NULL,
  asked_by text COLLATE "C",
  CONSTRAINT one_time_tokens_user_id_purpose_pk PRIMARY KEY (user_id, purpose),
  CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE UNIQUE INDEX one_time_tokens_hash_unique ON one_time_tokens (token_hash);
--> statement-breakpoint
CREATE TABLE auth_attempts (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subject text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL
);--> statement-breakpoint
CREATE INDEX auth_attempts_subject ON auth_attempts (subject, at);--> statement-breakpoint
CREATE INDEX auth_attempts_at ON auth_attempts (at);
--> statement-breakpoint
CREATE TABLE known_addresses (
  user_id integer NOT NULL,
  address text COLLATE "C" NOT NULL,
  signed_in_at timestamptz,
  link_opened_at timestamptz,
  CONSTRAINT known_addresses_user_id_address_pk PRIMARY KEY (user_id, address),
  CONSTRAINT known_addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE security_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  kind text COLLATE "C" NOT NULL,
  address text NOT NULL,
  since timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  times integer NOT NULL,
  CONSTRAINT security_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE UNIQUE INDEX security_events_unique ON security_events (user_id, kind, address, since);--> statement-breakpoint
CREATE INDEX security_events_since ON security_events (since);--> statement-breakpoint
CREATE INDEX security_events_last ON security_events (last_at, id);--> statement-breakpoint
CREATE INDEX security_events_user ON security_events (user_id, last_at);
--> statement-breakpoint
CREATE TABLE customers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  type text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  business_name text,
  first_name text,
  last_name text,
  email text NOT NULL,
  phone text,
  city text,
  created_on date NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    fold_text(coalesce(business_name, '') || ' ' || coalesce(first_name, '')
      || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(city, ''))
  ) STORED NOT NULL,
  name_sort text COLLATE "C" GENERATED ALWAYS AS (
    fold_text(case type when 'Business' then coalesce(business_name, '') else coalesce(last_name, '')
      || ' ' || coalesce(first_name, '') end)
  ) STORED NOT NULL,
  business_name_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(business_name)) STORED,
  first_name_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(first_name)) STORED,
  last_name_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(last_name)) STORED,
  email_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(email)) STORED NOT NULL,
  city_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(city)) STORED,
  CONSTRAINT customers_name CHECK (
    case type when 'Business' then business_name IS NOT NULL else first_name IS NOT NULL and last_name IS NOT NULL end
  )
);--> statement-breakpoint
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX customers_name ON customers (name_sort, id);--> statement-breakpoint
CREATE INDEX customers_type ON customers (type, id);--> statement-breakpoint
CREATE INDEX customers_status ON customers (status, id);--> statement-breakpoint
CREATE INDEX customers_business_name ON customers (business_name_sort, id);--> statement-breakpoint
CREATE INDEX customers_first_name ON customers (first_name_sort, id);--> statement-breakpoint
CREATE INDEX customers_last_name ON customers (last_name_sort, id);--> statement-breakpoint
CREATE INDEX customers_email ON customers (email_sort, id);--> statement-breakpoint
CREATE INDEX customers_phone ON customers (phone, id);--> statement-breakpoint
CREATE INDEX customers_city ON customers (city_sort, id);--> statement-breakpoint
CREATE INDEX customers_created_on ON customers (created_on, id);
--> statement-breakpoint
CREATE TABLE share_tokens (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  dealer_id integer NOT NULL,
  audience text COLLATE "C" NOT NULL,
  token_hash text COLLATE "C" NOT NULL,
  ending text COLLATE "C" NOT NULL,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT share_tokens_dealer_id_members_id_fk FOREIGN KEY (dealer_id) REFERENCES members(id),
  CONSTRAINT share_tokens_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX share_tokens_hash_unique ON share_tokens (token_hash);--> statement-breakpoint
CREATE INDEX share_tokens_dealer ON share_tokens (dealer_id);
--> statement-breakpoint
-- Places a member below its parent. Whoever changes the tree holds the lock 7301 to the end of the transaction, so the
-- parent's path read here is the one that stays.
CREATE FUNCTION place_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent_path text;
BEGIN
  PERFORM pg_advisory_xact_lock(7301);
  SELECT path INTO parent_path FROM members WHERE id = NEW.parent_id;
  IF TG_OP = 'UPDATE' AND starts_with(parent_path, OLD.path) THEN
    RAISE EXCEPTION 'member % cannot stand below itself', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  NEW.path := coalesce(parent_path, '/') || NEW.id || '/';
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_place BEFORE INSERT OR UPDATE OF parent_id ON members
FOR EACH ROW EXECUTE FUNCTION place_member();
--> statement-breakpoint
-- A moved member takes everybody below it along: '/1/5/' to '/1/50' is the range of the paths that start with '/1/5/'. Their
-- rows are locked in the order in which everybody locks dealers.
CREATE FUNCTION move_subtree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM members WHERE path > OLD.path AND path < rtrim(OLD.path, '/') || '0' ORDER BY id FOR NO KEY UPDATE;
  UPDATE members SET path = NEW.path || substr(path, length(OLD.path) + 1)
  WHERE path > OLD.path AND path < rtrim(OLD.path, '/') || '0';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_move AFTER UPDATE OF parent_id ON members
FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION move_subtree();
