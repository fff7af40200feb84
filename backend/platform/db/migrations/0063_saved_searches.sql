-- Searches that somebody comes back to, with emails about what is new.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (name <> ''),
  query text not null check (query <> ''),
  sends_emails boolean not null,
  -- Statements published until then have been written about, or were there before.
  checked_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, query)
);
create index saved_searches_due on saved_searches (checked_until) where sends_emails;
