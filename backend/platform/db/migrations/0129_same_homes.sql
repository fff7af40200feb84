-- Statements of different sellers that offer one home, and the evidence for it.
create table home_groups (
  id integer generated always as identity primary key,
  created_at timestamptz not null default now()
);

-- Every change of a statement is noted, so searches and cards follow this column as all others.
alter table statements add column home_group_id integer references home_groups;
create index statements_home_group on statements (home_group_id) where home_group_id is not null;

-- Evidence of pairs in one group, with the lower id first.
create table home_matches (
  one integer not null references statements on delete cascade,
  other integer not null references statements on delete cascade,
  score real not null,
  -- [{kind, points, figures}]
  evidence jsonb not null,
  primary key (one, other),
  check (one < other)
);
create index home_matches_other on home_matches (other);

-- Decisions of owners and operators on pairs, which win over the evidence.
create table home_decisions (
  one integer not null references statements on delete cascade,
  other integer not null references statements on delete cascade,
  decision text not null check (decision in ('same', 'different')),
  decided_by text not null check (decided_by in ('owner', 'operator')),
  decided_at timestamptz not null default now(),
  primary key (one, other),
  check (one < other)
);
create index home_decisions_other on home_decisions (other);

-- Changes up to this snapshot are grouped, and of all statements those below an id; null: all are. Changes are stored
-- for a day.
create table home_grouping (
  only_row boolean primary key default true check (only_row),
  snapshot text,
  snapshot_at timestamptz not null default now(),
  regrouped_below integer
);
insert into home_grouping (snapshot, regrouped_below) values (null, 0);

-- A card shows the prices of the whole group, so a change of one statement changes the cards of the others.
create function note_home_group_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id)
  select id from statements
  where home_group_id in (old.home_group_id, new.home_group_id) and id <> new.id and is_public;
  return null;
end $$;
create trigger statements_noted_home_group after update on statements for each row
  when ((old.home_group_id is not null or new.home_group_id is not null)
    and (old.home_group_id, old.price, old.currency_id, old.user_id, old.is_public, old.usd_rate)
      is distinct from (new.home_group_id, new.price, new.currency_id, new.user_id, new.is_public, new.usd_rate))
  execute function note_home_group_change();

-- The page of a home shows the evidence; it is written only when it changes.
create trigger home_matches_shown after insert or update or delete on home_matches
  for each statement execute function note_shown_change('statements');
