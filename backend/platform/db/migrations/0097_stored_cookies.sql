-- Cookie values that are too long for a browser, encrypted with keys that only the browsers hold.
create table stored_cookies (
  id text primary key,
  -- Pseudonym of the visitor's network.
  visitor text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);

create index on stored_cookies (visitor, expires_at);
create index on stored_cookies (expires_at);
