-- People who asked to be called.
create table call_requests (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  name text not null,
  phone_number text not null check (phone_number ~ '^5[0-9]{8}$'),
  comment text not null default '',
  -- the sender's own: sent twice, it is one request
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
create index call_requests_user on call_requests (user_id) where user_id is not null;
