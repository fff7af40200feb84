-- When the seller last reduced the price, if it has stayed lower since; 1970 for never. An order by it needs no nulls.
alter table statements add column reduced_at timestamptz not null default 'epoch';

-- Returns when the present price of a statement was set, if it is a reduction: lower, by at least half a percent,
-- than every price asked in the 30 days before, so that a price raised for a few days is not reduced afterwards.
-- A price in another currency is converted at the rate of its last day; without one, it is no reduction.
create function reduction_moment(statement integer, present_price bigint, present_currency smallint)
returns timestamptz language sql stable
return coalesce((
  select case when bool_and(coalesce(present_price <= asked.price * 0.995, false)) then max(asked.until) end
  from (
    select f.until, max(f.until) over () as changed_at,
      case when f.currency_id = present_currency then f.price::numeric
        when f.currency_id = 1 and present_currency = 2 then f.price / f.rate_until
        when f.currency_id = 2 and present_currency = 1 then f.price * f.rate_until end as price
    from former_prices f where f.statement_id = statement
  ) asked
  where asked.until > asked.changed_at - interval '30 days' and present_price > 0
), 'epoch');

-- Keeps the former price and finds whether the new one is a reduction. A price that stood for less than a day was a
-- mistake in typing, and is not a price that was asked; correcting it back continues the price before. A clock that
-- was set back tells nothing of how long a price stood, so that one is kept.
create or replace function add_former_price() returns trigger language plpgsql as $$
declare
  since timestamptz;
  last former_prices;
begin
  if old.price > 0 then
    select * into last from former_prices where statement_id = old.id order by until desc limit 1;
    since := coalesce(last.until, old.created_at);
    if now() - since >= interval '1 day' or now() < since then
      insert into former_prices (statement_id, until, price, currency_id, rate_from, rate_until)
      values (old.id, greatest(now(), since + interval '1 second'), old.price, old.currency_id,
              rate_at(2::smallint, since), current_rate(2::smallint));
    elsif (last.price, last.currency_id) = (new.price, new.currency_id) then
      delete from former_prices where statement_id = old.id and until = last.until;
    end if;
  end if;
  new.reduced_at := reduction_moment(new.id, new.price, new.currency_id);
  return new;
end $$;

drop trigger statements_former_price on statements;
create trigger statements_former_price before update of price, currency_id on statements for each row
  when ((old.price, old.currency_id) is distinct from (new.price, new.currency_id))
  execute function add_former_price();

update statements s set reduced_at = reduction_moment(s.id, s.price, s.currency_id)
where exists (select from former_prices f where f.statement_id = s.id);

create index statements_reduced on statements (reduced_at desc, id desc) where is_public and reduced_at > 'epoch';
