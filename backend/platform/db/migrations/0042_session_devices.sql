-- Sessions end when they are not used, and their owner sees on which devices they are.
alter table sessions
  add column last_used_at timestamptz not null default now(),
  -- Browser and system, as `Firefox, Windows`; empty when unknown.
  add column device text not null default '' check (length(device) <= 60);
create index sessions_idleness on sessions (last_used_at);
