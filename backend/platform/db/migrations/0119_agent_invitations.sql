-- Invitations of brokers to people who may have no account yet. The code is that of the link they get.
create table agent_invitations (
  id integer generated always as identity primary key,
  broker_id integer not null references users,
  email text check (length(email) <= 255),
  phone_number text check (length(phone_number) <= 30),
  code_hash bytea not null unique,
  response text check (response in ('accepted', 'declined', 'withdrawn')),
  -- Who accepted or declined it.
  agent_id integer references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((email is null) <> (phone_number is null)),
  check (response is null or response = 'withdrawn' or agent_id is not null)
);
create unique index agent_invitations_waiting on agent_invitations (broker_id, lower(coalesce(email, phone_number)))
  where response is null;
create index agent_invitations_broker on agent_invitations (broker_id, created_at desc) where response is null;
create index agent_invitations_expired on agent_invitations (expires_at);

-- Earlier invitations were notifications only.
insert into agent_invitations (broker_id, email, code_hash, created_at, expires_at)
select n.sender_id, u.email, sha256(gen_random_uuid()::text::bytea), n.created_at, now() + interval '14 days'
from notifications n join users u on u.id = n.user_id
where n.kind = 2 and n.response is null and n.sender_id is not null
on conflict do nothing;
update notifications n set cause = 'invitation:' || i.id
from agent_invitations i, users u
where n.kind = 2 and n.response is null and n.sender_id = i.broker_id and u.id = n.user_id and u.email = i.email;

drop index notifications_broker_requests;
