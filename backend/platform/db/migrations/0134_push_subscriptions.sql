-- Browsers that are notified of new statements of a followed search (Web Push).
create table push_subscriptions (
  id integer generated always as identity primary key,
  search_id integer not null references saved_searches on delete cascade,
  -- URL of the browser's push service, and the keys that encrypt messages to the browser, in base64url.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  unique (search_id, endpoint)
);

-- Notifications that wait to be sent.
create table push_messages (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscriptions on delete cascade,
  payload text not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index push_messages_due on push_messages (next_at, id);
create index push_messages_subscription on push_messages (subscription_id);
