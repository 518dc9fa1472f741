CREATE TABLE contents (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text COLLATE "C" NOT NULL,
  doc_type_id smallint,
  title text NOT NULL,
  summary text DEFAULT '' NOT NULL,
  body text DEFAULT '' NOT NULL,
  cover jsonb,
  file jsonb,
  published_on date,
  archived boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (fold_text(title || ' ' || summary)) STORED NOT NULL,
  title_sort text COLLATE "C" GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL,
  CONSTRAINT contents_doc_type CHECK ((kind = 'document') = (doc_type_id IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX contents_search ON contents USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX contents_title ON contents (title_sort, id);--> statement-breakpoint
CREATE INDEX contents_kind ON contents (kind, doc_type_id, published_on, id);--> statement-breakpoint
CREATE INDEX contents_published_on ON contents (published_on, id);--> statement-breakpoint
CREATE INDEX contents_updated_at ON contents (updated_at, id);
--> statement-breakpoint
CREATE TABLE content_images (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  image jsonb NOT NULL,
  added_by integer,
  added_at timestamptz NOT NULL,
  unused_since timestamptz,
  CONSTRAINT content_images_added_by_users_id_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL
);--> statement-breakpoint
CREATE INDEX content_images_unused ON content_images (unused_since);
--> statement-breakpoint
CREATE TABLE content_image_uses (
  content_id integer NOT NULL,
  image_id integer NOT NULL,
  CONSTRAINT content_image_uses_content_id_image_id_pk PRIMARY KEY (content_id, image_id),
  CONSTRAINT content_image_uses_content_id_contents_id_fk FOREIGN KEY (content_id) REFERENCES contents(id),
  CONSTRAINT content_image_uses_image_id_content_images_id_fk FOREIGN KEY (image_id) REFERENCES content_images(id)
);--> statement-breakpoint
CREATE INDEX content_image_uses_image ON content_image_uses (image_id);
--> statement-breakpoint
CREATE TABLE file_storage (
  id text COLLATE "C" PRIMARY KEY
);
--> statement-breakpoint
CREATE TABLE uploads (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  content_hash text COLLATE "C",
  storage_key text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  used_at timestamptz,
  CONSTRAINT uploads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX uploads_created ON uploads (created_at);
