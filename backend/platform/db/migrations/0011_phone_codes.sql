-- Codes sent by SMS to prove that a number is somebody's. Swept after a day, when they no longer count.
create table phone_codes (
  id integer generated always as identity primary key,
  phone_number text not null check (phone_number ~ '^5[0-9]{8}$'),
  code text not null check (code ~ '^[0-9]{4}$'),
  -- how often a wrong code was tried against this one
  tries smallint not null default 0 check (tries between 0 and 3),
  sent_at timestamptz not null default now(),
  -- what whoever knew the code proves it with; null: nobody has
  confirmation uuid unique,
  confirmed_at timestamptz,
  check ((confirmation is null) = (confirmed_at is null))
);
create index phone_codes_number on phone_codes (phone_number, sent_at desc);
create index phone_codes_age on phone_codes (sent_at);

-- Messages that a made-up marketplace shows on a page of the sandbox instead of sending. Swept after an hour.
create table sms_outbox (
  id integer generated always as identity primary key,
  phone_number text not null,
  message text not null,
  sent_at timestamptz not null default now()
);
