-- Where no SMS can be sent: codes to the email of an account, which confirm who asks to be called by a number, not that the number is theirs.
create table email_codes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  phone_number text not null check (phone_number ~ '^5[0-9]{8}$'),
  code text not null check (code ~ '^[0-9]{4}$'),
  sent_at timestamptz not null default now(),
  tries smallint not null default 0,
  confirmation uuid unique,
  confirmed_at timestamptz
);
create index email_codes_user on email_codes (user_id, sent_at);
create index email_codes_sent_at on email_codes (sent_at);
