-- Who may not sign in: an operator has blocked them, with a reason that operators see.
alter table users
  add column blocked_at timestamptz,
  add column block_reason text not null default '' check (length(block_reason) <= 2000),
  add constraint users_block_reason check ((blocked_at is null) = (block_reason = ''));
create index users_blocked on users (blocked_at) where blocked_at is not null;
create index users_operators on users (id) where is_operator;
create index users_unconfirmed on users (id) where awaits_confirmation;

-- Statements that nobody is shown, each by what hides it: what was published before is published again once nothing does.
create table statement_blocks (
  statement_id integer not null references statements on delete cascade,
  cause text not null check (cause in ('owner', 'statement')),
  created_at timestamptz not null default now(),
  primary key (statement_id, cause)
);

alter table operator_acts drop constraint operator_acts_subject_check;
alter table operator_acts add constraint operator_acts_subject_check
  check (subject in ('lead', 'statement_draft', 'service_order', 'user'));
