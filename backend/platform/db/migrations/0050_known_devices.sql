-- Browsers in which somebody has signed in, or has proved to own the e-mail: the owner is told of any other. A sha256 of
-- what the browser keeps.
create table known_devices (
  user_id integer not null references users on delete cascade,
  device bytea not null check (length(device) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device)
);
create index known_devices_age on known_devices (last_used_at);

-- A link whose form is sent twice, by one page, is answered twice alike.
alter table registrations
  add column used_at timestamptz,
  add column used_key text check (length(used_key) <= 100);
