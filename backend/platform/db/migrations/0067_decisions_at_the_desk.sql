-- What banks say of loans, by hand or by a signed call, which no operator does; and statements that are blocked by themselves.
alter table operator_acts alter column operator_id drop not null;
alter table operator_acts drop constraint operator_acts_subject_check;
alter table operator_acts add constraint operator_acts_subject_check
  check (subject in ('lead', 'statement_draft', 'service_order', 'user', 'table_row', 'statement'));
create index operator_acts_operator on operator_acts (operator_id, id);

-- An operator sees why, and its owner has been told.
alter table statement_blocks add column reason text not null default '' check (length(reason) <= 2000);
