-- Compatible down to 0129.
-- Comparisons of statements that several people decide on, without accounts. Whoever knows the key reads and
-- votes; the creator has another key. Rows are deleted some time after the last change.
create table comparisons (
  id integer generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  owner_key uuid not null default gen_random_uuid(),
  -- No references, because a comparison also names statements that are gone.
  statement_ids integer[] not null check (cardinality(statement_ids) between 1 and 6),
  -- [{name, lat, lng}]
  places jsonb not null default '[]',
  idempotency_key uuid unique,
  changed_at timestamptz not null default now()
);
create index comparisons_changed on comparisons (changed_at);

create table comparison_people (
  id integer generated always as identity primary key,
  comparison_id integer not null references comparisons on delete cascade,
  -- Changes the votes of this person; made by the website for each browser.
  key uuid not null,
  name text not null,
  unique (comparison_id, key)
);

create table comparison_votes (
  person_id integer not null references comparison_people on delete cascade,
  statement_id integer not null,
  vote text check (vote in ('for', 'unsure', 'against')),
  note text not null default '',
  primary key (person_id, statement_id)
);
