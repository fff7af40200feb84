-- What an empty database was given to begin with, each part once: what an operator removes later stays away.
create table initial_data (
  name text primary key,
  added_at timestamptz not null default now()
);
