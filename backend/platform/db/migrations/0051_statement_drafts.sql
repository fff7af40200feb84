-- A statement that is being written, or changed: nobody else sees it until it is published.
create table statement_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id integer references users on delete cascade,
  -- SHA-256 of the key that the browser of a guest has
  key_hash bytea,
  check ((user_id is null) <> (key_hash is null)),
  statement_id integer references statements on delete cascade,
  check (statement_id is null or user_id is not null),
  -- texts by field
  content jsonb not null default '{}',
  -- the version in which each field was changed last
  field_versions jsonb not null default '{}',
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'in_review', 'refused')),
  -- what a review should look at
  signs text[] not null default '{}',
  refusal text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index statement_drafts_user on statement_drafts (user_id);
create unique index statement_drafts_statement on statement_drafts (statement_id) where statement_id is not null;
create index statement_drafts_in_review on statement_drafts (updated_at) where state = 'in_review';

-- The pictures of a draft in their order. A path is a picture of our own, or one that the statement had before.
create table draft_photos (
  draft_id uuid not null references statement_drafts on delete cascade,
  path text not null,
  position integer not null,
  is_main boolean not null default false,
  caption text not null default '',
  kind text not null default 'photo' check (kind in ('photo', 'plan', 'view')),
  width integer not null,
  height integer not null,
  primary key (draft_id, path)
);

-- Photos that were sent; their files stand in the data directory, by the path. One that belongs neither to a draft nor to
-- a statement is removed with its files.
create table uploaded_photos (
  path text primary key,
  draft_id uuid references statement_drafts on delete set null,
  statement_id integer references statements on delete set null,
  -- SHA-256 of the file
  file_hash bytea not null,
  -- alike for pictures that look alike
  look_hash bigint not null,
  warnings text[] not null default '{}',
  -- of all files that were made of it
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index uploaded_photos_draft on uploaded_photos (draft_id);
create index uploaded_photos_statement on uploaded_photos (statement_id);
create index uploaded_photos_look on uploaded_photos (look_hash);

alter table statements
  -- {caption, kind} by path
  add column photo_notes jsonb not null default '{}',
  -- why its owner has taken it down, and for how much it went, in its own currency
  add column closed_as text check (closed_as in ('sold', 'rented')),
  add column final_price integer check (final_price > 0),
  add check (final_price is null or closed_as is not null);
