-- On whose behalf a broker offers a home. Only the broker and its company see it, so it stands apart from what everybody
-- reads.
create table statement_clients (
  statement_id integer primary key references statements on delete cascade,
  name text not null default '',
  phone_number text,
  note text not null default ''
);

-- Nobody needs the client of what is not offered any more; neither stays with an account that is closed.
create function forget_client() returns trigger
language plpgsql as $$
begin
  delete from statement_clients where statement_id = new.id;
  return null;
end $$;
create trigger statements_forget_client
  after update of deleted_at on statements
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function forget_client();
