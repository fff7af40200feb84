-- Photos named by the lines of a confirmed import, which a job adds to the drafts. Removed with the import.
create table import_photos (
  id bigint generated always as identity primary key,
  import_id uuid not null references statement_imports on delete cascade,
  line integer not null,
  position smallint not null,
  -- Draft that gets the photo; null once it was published or deleted.
  draft_id uuid references statement_drafts on delete set null,
  -- True if the draft is to be published once none of its photos is waiting.
  publishes boolean not null,
  -- URL of the photo.
  source text not null check (length(source) between 1 and 2000),
  state text not null default 'waiting' check (state in ('waiting', 'added', 'failed')),
  failure text,
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  unique (import_id, line, position),
  check ((state = 'failed') = (failure is not null))
);
create index import_photos_due on import_photos (next_at) where state = 'waiting';
create index import_photos_publishing on import_photos (import_id, line) where publishes;
create index import_photos_draft on import_photos (draft_id);
