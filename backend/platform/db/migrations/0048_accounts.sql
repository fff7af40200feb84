-- What somebody has registered with, until the link in the e-mail makes an account of it. Of a code its sha256 is stored.
create table registrations (
  code_hash bytea primary key check (length(code_hash) = 32),
  type text not null check (type in ('physical', 'agent', 'broker', 'developer', 'designer')),
  email text not null check (length(email) between 3 and 255),
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  phone_number text check (phone_number ~ '^5[0-9]{8}$'),
  company_name text check (length(company_name) between 1 and 255),
  company_code text check (company_code ~ '^([0-9]{9}|[0-9]{11})$'),
  created_at timestamptz not null default now(),
  check ((company_name is null) = (company_code is null)),
  check ((company_name is not null) = (type in ('broker', 'developer')))
);
create index registrations_email on registrations (lower(email));
create index registrations_age on registrations (created_at);

create table password_resets (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index password_resets_user on password_resets (user_id);
create index password_resets_age on password_resets (created_at);

-- Where somebody has signed in before: guesses from elsewhere do not lock them out. A sha256 of the network.
create table known_networks (
  user_id integer not null references users on delete cascade,
  network bytea not null check (length(network) = 32),
  last_used_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_networks_age on known_networks (last_used_at);

create table passkeys (
  -- base64url, as browsers name it
  id text primary key check (length(id) between 1 and 2000),
  user_id integer not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- browser and system in which it was made; empty when unknown
  device text not null default '' check (length(device) <= 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  challenge text primary key check (length(challenge) between 16 and 200),
  -- who adds a passkey; null: somebody signs in
  user_id integer references users on delete cascade,
  created_at timestamptz not null default now()
);
create index passkey_challenges_age on passkey_challenges (created_at);

alter table users
  add column company_code text check (company_code ~ '^([0-9]{9}|[0-9]{11})$'),
  -- a broker or developer whom no operator has confirmed yet
  add column awaits_confirmation boolean not null default false,
  -- what is left is what the ledger needs
  add column closed_at timestamptz,
  add constraint users_confirmation check (not awaits_confirmation or type in ('broker', 'developer'));
