-- Figures of public pages: a job counts them for all processes.
create table public_figures (
  name text primary key,
  figures jsonb not null,
  counted_at timestamptz not null default now()
);

create trigger public_figures_shown after insert or update or delete on public_figures
  for each row execute function note_shown_change('content');
