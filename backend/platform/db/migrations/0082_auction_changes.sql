-- Whoever keeps running auctions in memory asks for those of statements that have changed.
create function note_auction_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id) values (coalesce(new.statement_id, old.statement_id));
  return null;
end $$;
create trigger auctions_noted after insert or update or delete on auctions
  for each row execute function note_auction_change();
