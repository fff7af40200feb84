-- Photos that were removed from a draft lately, so that removing one can be undone.
create table removed_draft_photos (
  draft_id uuid not null references statement_drafts on delete cascade,
  path text not null,
  position integer not null,
  is_main boolean not null,
  caption text not null,
  kind text not null check (kind in ('photo', 'plan', 'view')),
  width integer not null,
  height integer not null,
  has_phone_in_name boolean not null,
  removed_at timestamptz not null default now(),
  primary key (draft_id, path)
);
create index removed_draft_photos_path on removed_draft_photos (path);
create index removed_draft_photos_age on removed_draft_photos (removed_at);
