-- Times that owners offer for viewings of their statements.
create table viewing_times (
  id integer generated always as identity primary key,
  statement_id integer not null references statements on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The owner shows the home in person, so that no other viewing of theirs may overlap.
  in_person boolean not null,
  -- Ranges of one number, because numbers have no operator class of GiST.
  exclude using gist (int4range(statement_id, statement_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
);

create index viewing_times_statement on viewing_times (statement_id, starts_at);

-- Viewings that seekers booked. The seeker is a user, or a guest with a name and an email or a phone number.
create table viewings (
  id uuid primary key default gen_random_uuid(),
  statement_id integer not null references statements on delete cascade,
  owner_id integer not null references users,
  time_id integer references viewing_times on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  in_person boolean not null,
  user_id integer references users,
  name text not null,
  email text,
  phone_number text,
  locale text not null check (locale in ('ka', 'en', 'ru')),
  -- Pseudonym of the seeker's network.
  visitor text not null,
  -- Keys of the links in a guest's emails.
  key_hashes bytea[] not null default '{}',
  idempotency_key uuid unique,
  state text not null default 'booked' check (state in
    ('booked', 'moved', 'cancelled_by_seeker', 'cancelled_by_owner', 'cancelled_by_site', 'took_place', 'missed')),
  -- Who moved a moved viewing.
  moved_by text check (moved_by in ('owner', 'seeker')),
  reason text not null default '',
  -- Changes since the booking, for calendars that must replace an older copy (RFC 5545, SEQUENCE).
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reminded_at timestamptz,
  asked_at timestamptz,
  -- Answers to "did the viewing take place?".
  owner_answer boolean,
  seeker_answer boolean,
  check (email is not null or phone_number is not null),
  exclude using gist (int4range(owner_id, owner_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (in_person and state in ('booked', 'moved'))
);
create unique index viewings_time on viewings (time_id) where state in ('booked', 'moved');
create index viewings_coming on viewings (starts_at) where state in ('booked', 'moved');
create index viewings_statement on viewings (statement_id);
create index viewings_owner on viewings (owner_id, starts_at);
create index viewings_user on viewings (user_id, created_at) where user_id is not null;
create index viewings_email on viewings (email, created_at) where user_id is null;
create index viewings_phone on viewings (phone_number, created_at) where user_id is null;
create index viewings_visitor on viewings (visitor, created_at) where user_id is null;

-- The page of a statement shows the number of free times.
create trigger viewing_times_shown after insert or update or delete on viewing_times
  for each row execute function note_shown_change('statements');
create trigger viewings_shown after insert or delete or update of state, time_id on viewings
  for each row execute function note_shown_change('statements');
