-- What people are told, and the agents who work with a broker.

create table broker_agents (
  -- an agent works with one broker at a time
  agent_id integer primary key references users on delete cascade,
  broker_id integer not null references users on delete cascade,
  since timestamptz not null default now(),
  check (agent_id <> broker_id)
);
create index broker_agents_broker on broker_agents (broker_id, since desc);

create table notifications (
  uuid uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- 1 in general, 2 a broker asks an agent to work together, 3 an offer to check clients, 4 an offer of their numbers,
  -- 5 such an offer is declined, 6 a statement has expired, 7 a message to the author of a statement
  kind smallint not null check (kind between 1 and 7),
  -- who asks; what is asked ends with them
  sender_id integer references users on delete cascade,
  statement_id integer references statements on delete cascade,
  -- what is told besides: texts by language, or the name, number and words of whoever wrote
  details jsonb not null default '{}',
  response text check (response in ('accepted', 'declined')),
  responded_at timestamptz,
  seen_at timestamptz,
  -- the event: told once, however often it is come upon
  cause text,
  created_at timestamptz not null default now(),
  unique (user_id, cause),
  check ((response is null) = (responded_at is null)),
  check (response is null or kind in (2, 3, 4)),
  check (kind not in (6, 7) or statement_id is not null),
  check (kind <> 2 or sender_id is not null)
);
create index notifications_latest on notifications (user_id, created_at desc, uuid);
create index notifications_unseen on notifications (user_id) where seen_at is null;
create index notifications_sender on notifications (sender_id) where sender_id is not null;
create index notifications_statement on notifications (statement_id) where statement_id is not null;
