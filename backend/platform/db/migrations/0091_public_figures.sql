-- Figures of public pages: a job counts them for all processes.
create table public_figures (
  name text primary key,
  figures jsonb not null,
  counted_at timestamptz not null default now()
);
