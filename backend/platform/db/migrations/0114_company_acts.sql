-- What a company did with statements of its agents: who changed whose statement, and who has it now.
create table company_acts (
  id integer generated always as identity primary key,
  statement_id integer not null references statements on delete cascade,
  company_id integer not null references users,
  -- Owner of the statement before the act.
  owner_id integer not null references users,
  act text not null check (act in ('edited', 'promoted', 'reassigned')),
  new_owner_id integer references users,
  created_at timestamptz not null default now(),
  check ((act = 'reassigned') = (new_owner_id is not null))
);
create index company_acts_statement on company_acts (statement_id, id);
