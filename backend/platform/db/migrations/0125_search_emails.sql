-- Guests follow a search by email, without an account: the row has an email instead of a user. It sends
-- emails once the link in the first one has confirmed the address.
alter table saved_searches
  alter column user_id drop not null,
  add column email text,
  add column locale text,
  -- Key of the links in emails to a guest.
  add column token uuid not null default gen_random_uuid() unique,
  add column frequency text not null default 'daily' check (frequency in ('at_once', 'daily', 'weekly')),
  -- Statements that were there when emails were turned on, or that an email has shown since. Null before the
  -- first look: then those published until checked_until are known.
  add column known_ids integer[],
  add constraint saved_searches_recipient
    check ((user_id is null) = (email is not null) and (user_id is null) = (locale is not null)),
  add constraint saved_searches_locale check (locale in ('ka', 'en', 'ru')),
  add constraint saved_searches_email_query unique (email, query);
