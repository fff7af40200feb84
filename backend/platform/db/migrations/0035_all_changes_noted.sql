-- Cards are kept ready in memory, so whatever they show is noted as well; a view is not shown.
drop trigger statements_noted_changed on statements;
create trigger statements_noted_changed after update on statements
  for each row when ((old.is_public or new.is_public) and old.views = new.views)
  execute function note_statement_change();
