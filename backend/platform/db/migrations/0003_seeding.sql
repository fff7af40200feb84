-- How far the made-up marketplace has been filled: one row per edition of backend/demo/seed.
create table seeding (
  edition smallint primary key,
  -- how many statements are there; grows batch by batch
  statements integer not null default 0 check (statements >= 0),
  -- the day that all made-up times are counted back from
  day date not null,
  -- a new statement was last added then
  updated_at timestamptz not null default now()
);
