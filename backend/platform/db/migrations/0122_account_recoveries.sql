-- Recoveries of accounts whose mailbox is lost: requested with the account's proven phone, then confirmed by a link
-- to the new address. The email changes after a waiting time, in which the owner can stop the recovery.
create table account_recoveries (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  old_email text not null check (length(old_email) <= 255),
  new_email text not null check (length(new_email) <= 255),
  phone_number text not null check (length(phone_number) <= 20),
  locale text not null check (locale in ('ka', 'en', 'ru')),
  confirm_hash bytea not null unique,
  stop_hash bytea unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  check ((confirmed_at is null) = (stop_hash is null)),
  check (stopped_at is null or confirmed_at is not null)
);
create index account_recoveries_user on account_recoveries (user_id);
-- One recovery of an account waits at a time.
create unique index account_recoveries_waiting on account_recoveries (user_id)
  where confirmed_at is not null and stopped_at is null;
