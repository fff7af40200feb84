-- Lari for one unit of a currency by the newest rate that held at a moment.
create function rate_at(currency smallint, moment timestamptz) returns numeric
language sql stable
return (
  select gel from exchange_rates
  where exchange_rates.currency_id = currency and day <= (moment at time zone 'Asia/Tbilisi')::date
  order by day desc limit 1
);

-- The lari for a dollar when a former price began and ended, so that a change of the rate is not taken for a change
-- by the seller. Null while no rate was known.
alter table former_prices
  add rate_from numeric(10, 4) check (rate_from > 0),
  add rate_until numeric(10, 4) check (rate_until > 0);

update former_prices f set rate_from = rate_at(2::smallint, began.at), rate_until = rate_at(2::smallint, f.until)
from (select f.statement_id, f.until,
             coalesce(lag(f.until) over (partition by f.statement_id order by f.until), s.created_at) as at
      from former_prices f join statements s on s.id = f.statement_id) began
where began.statement_id = f.statement_id and began.until = f.until;

create or replace function add_former_price() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  select coalesce(max(until), old.created_at) into since from former_prices where statement_id = old.id;
  if now() - since >= interval '1 day' then
    insert into former_prices (statement_id, until, price, currency_id, rate_from, rate_until)
    values (old.id, now(), old.price, old.currency_id, rate_at(2::smallint, since), current_rate(2::smallint));
  end if;
  return null;
end $$;
