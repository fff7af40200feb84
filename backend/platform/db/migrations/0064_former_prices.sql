-- What was asked for a statement before, and until when.
create table former_prices (
  statement_id integer not null references statements on delete cascade,
  until timestamptz not null,
  price bigint not null,
  currency_id smallint not null,
  primary key (statement_id, until)
);

-- A price that stood for less than a day was a mistake in typing, and is not a price that was asked.
create function add_former_price() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  select coalesce(max(until), old.created_at) into since from former_prices where statement_id = old.id;
  if now() - since >= interval '1 day' then
    insert into former_prices (statement_id, until, price, currency_id)
    values (old.id, now(), old.price, old.currency_id);
  end if;
  return null;
end $$;

create trigger statements_former_price after update of price, currency_id on statements for each row
  when (old.price > 0 and (old.price, old.currency_id) is distinct from (new.price, new.currency_id))
  execute function add_former_price();
