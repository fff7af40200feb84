-- Going back, and another tab, lead from the draft that has become a statement to the statement.
alter table statements add column draft_id uuid;
create index statements_draft on statements (draft_id) where draft_id is not null;
