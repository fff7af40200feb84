-- Emails and SMS: each is written in the transaction of its cause, and sent by a job.

create table messages (
  -- receivers know a repeat by it: it stands in the Message-ID of an email and is the reference of an SMS
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  user_id integer references users on delete cascade,
  -- the event: told once, however often it is come upon
  cause text not null unique,
  locale text not null check (locale in ('ka', 'en', 'ru')),
  masked_recipient text not null,
  -- these two are removed as soon as nothing is to be sent any more
  recipient text,
  content jsonb,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'expired', 'refused', 'failed', 'unknown')),
  attempts smallint not null default 0,
  -- what became of the last attempt, by its code alone: servers quote recipients
  reason text,
  created_at timestamptz not null default now(),
  -- of a message that is being sent: when its sender counts as killed
  send_after timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz,
  check ((recipient is null) = (content is null)),
  check (content is not null or state not in ('waiting', 'sending')),
  check ((finished_at is null) = (state in ('waiting', 'sending')))
);
create index messages_due on messages (send_after) where state in ('waiting', 'sending');
create index messages_finished on messages (channel, finished_at);
create index messages_user on messages (user_id) where user_id is not null;

-- What a person wants to be sent.
create table message_settings (
  user_id integer primary key references users on delete cascade,
  -- null: that of the page that causes a message
  locale text check (locale in ('ka', 'en', 'ru')),
  unwanted_kinds text[] not null default '{}',
  -- ends a kind of email without signing in
  unsubscribe_token uuid not null unique default gen_random_uuid()
);

drop table sms_outbox;
