-- Lists of statements whose price reductions are sent to an email, without an account. The link in the first email
-- confirms a list; it then replaces the list that the email had before, whose links stay valid.
create table price_watches (
  id integer generated always as identity primary key,
  email text not null check (email <> ''),
  locale text not null check (locale in ('ka', 'en', 'ru')),
  -- Key of the links in emails.
  token uuid not null default gen_random_uuid() unique,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'replaced')),
  emailed_at timestamptz,
  created_at timestamptz not null default now()
);
create index price_watches_email on price_watches (email);
create unique index price_watches_confirmed on price_watches (email) where state = 'confirmed';

create table watched_prices (
  watch_id integer not null references price_watches on delete cascade,
  statement_id integer not null references statements on delete cascade,
  -- Price that the recipient knows, in the currency of the seller: that of the day when the statement was added, then
  -- that of the last email. Null if none was stated.
  price bigint,
  currency_id smallint not null,
  known_at timestamptz not null default now(),
  primary key (watch_id, statement_id)
);
create index watched_prices_statement on watched_prices (statement_id);
