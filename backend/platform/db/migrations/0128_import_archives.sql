-- ZIP archives with photos of an import, sent before it is confirmed. Removed with the import.
create table import_archives (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references statement_imports on delete cascade,
  -- File name on the sender's device.
  name text not null check (length(name) <= 200),
  -- The first skipped files: {name, reason}.
  skipped jsonb not null default '[]',
  skipped_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index import_archives_import on import_archives (import_id);

-- Photos of an archive are unconfirmed until the confirmation; the job removes their content.
alter table import_photos
  add column archive_id uuid references import_archives on delete cascade,
  add column content bytea,
  add column content_hash bytea check (length(content_hash) = 32),
  add constraint import_photos_content check (content is null or archive_id is not null),
  drop constraint import_photos_state_check,
  add constraint import_photos_state_check check (state in ('unconfirmed', 'waiting', 'added', 'failed'));
-- Photos are compressed already.
alter table import_photos alter column content set storage external;
create index import_photos_archive on import_photos (archive_id);
create unique index import_photos_same on import_photos (import_id, line, content_hash);
