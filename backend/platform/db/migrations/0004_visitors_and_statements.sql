-- What visitors and users do with statements. A visitor is the opaque text of the X-Visitor header: never an address.

create function georgian_today() returns date
language sql stable
return (now() at time zone 'Asia/Tbilisi')::date;

-- What a visitor did of late, where it is limited: swept as soon as it no longer counts.
create table visitor_turns (
  kind text not null check (kind ~ '^[a-z_]+$'),
  visitor text not null check (length(visitor) between 1 and 64),
  taken_at timestamptz not null default now()
);
create index visitor_turns_visitor on visitor_turns (kind, visitor, taken_at);
create index visitor_turns_age on visitor_turns (taken_at);

-- How often the number of a statement was shown on a day, to whomever.
create table phone_reveals (
  statement_id integer not null references statements on delete cascade,
  day date not null default georgian_today(),
  reveals integer not null default 1 check (reveals > 0),
  primary key (statement_id, day)
);

-- Who has looked at what today, so that each counts once: swept when the day is over. Counts: statements.views.
create table statement_viewers (
  day date not null default georgian_today(),
  statement_id integer not null references statements on delete cascade,
  visitor text not null check (length(visitor) between 1 and 64),
  primary key (day, statement_id, visitor)
);

-- Statements that users keep; the greater the position, the later it was kept.
create table favorites (
  user_id integer not null references users on delete cascade,
  statement_id integer not null references statements on delete cascade,
  position bigint not null generated always as identity,
  kept_at timestamptz not null default now(),
  primary key (user_id, statement_id)
);
create index favorites_newest_first on favorites (user_id, position desc);
create index favorites_statement on favorites (statement_id);

-- Statements that users do not want to see again.
create table hidden_statements (
  user_id integer not null references users on delete cascade,
  statement_id integer not null references statements on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (user_id, statement_id)
);

-- What visitors found wrong with a statement, for the operator.
create table statement_reports (
  id integer generated always as identity primary key,
  statement_id integer not null references statements on delete cascade,
  user_id integer references users on delete set null,
  visitor text not null check (length(visitor) between 1 and 64),
  day date not null default georgian_today(),
  reason text not null check (reason in ('sold', 'wrong_price', 'wrong_place', 'fraud', 'other')),
  comment text not null default '' check (length(comment) <= 1000),
  created_at timestamptz not null default now(),
  unique (statement_id, day, visitor)
);

-- What visitors wrote to the owner of a statement. user_id: who wrote, if signed in.
create table statement_messages (
  id integer generated always as identity primary key,
  statement_id integer not null references statements on delete cascade,
  user_id integer references users on delete set null,
  name text not null check (length(name) between 1 and 255),
  phone_number text not null check (phone_number ~ '^5[0-9]{8}$'),
  message text not null check (length(message) between 1 and 1000),
  -- the sender's own: sent twice, it is one message
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
create index statement_messages_statement on statement_messages (statement_id, id desc);
