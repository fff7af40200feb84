-- A file of statements that somebody has sent: nothing comes of it until it is confirmed. Removed after a day.
create table statement_imports (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- {line, external_id, values, errors} in the order of the file
  lines jsonb not null,
  unknown_columns text[] not null default '{}',
  -- what the confirmation has done
  result jsonb,
  created_at timestamptz not null default now()
);
create index statement_imports_user on statement_imports (user_id);
create index statement_imports_created on statement_imports (created_at);

-- What has come of the lines of an owner's files, by the owner's own ids.
create table imported_statements (
  user_id integer not null references users on delete cascade,
  external_id text not null,
  draft_id uuid references statement_drafts on delete set null,
  statement_id integer references statements on delete set null,
  -- SHA-256 of what the line said last
  content_hash bytea not null,
  primary key (user_id, external_id)
);
create index imported_statements_draft on imported_statements (draft_id);
create index imported_statements_statement on imported_statements (statement_id);
