-- Periods in which a statement could not be seen: withdrawn, expired, hidden, deleted or not yet published.
-- Before the first and between them it was published, from its creation on.
create table statement_withdrawals (
  statement_id integer not null references statements on delete cascade,
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (statement_id, since)
);
create unique index statement_withdrawals_open on statement_withdrawals (statement_id) where until is null;

create function note_withdrawal() returns trigger language plpgsql as $$
begin
  if new.is_public then
    update statement_withdrawals set until = greatest(now(), since)
    where statement_id = new.id and until is null;
  else
    insert into statement_withdrawals (statement_id, since)
    select new.id, case tg_op when 'INSERT' then new.created_at else now() end
    where not exists (select from statement_withdrawals where statement_id = new.id and until is null)
    on conflict (statement_id, since) do update set until = null;
  end if;
  return null;
end $$;
create trigger statements_withdrawn_at_first after insert on statements
  for each row when (not new.is_public) execute function note_withdrawal();
create trigger statements_withdrawn after update on statements
  for each row when (old.is_public <> new.is_public) execute function note_withdrawal();

-- The end of earlier statements was not noted: their last sign of life.
insert into statement_withdrawals (statement_id, since)
select id, greatest(created_at, least(now(), expires_at, greatest(last_updated, confirmed_at))) from statements
where not is_public;

-- Months whose asking prices are counted, with the lari for a dollar on their last day.
create table asking_price_months (
  month date primary key check (extract(day from month) = 1),
  usd_rate numeric(10, 4) not null check (usd_rate > 0),
  counted_at timestamptz not null default now()
);

-- Asking prices on the last day of a month, in lari per m². Few statements have a number only.
create table asking_prices (
  month date not null references asking_price_months on delete cascade,
  urban_id integer not null references urbans on delete cascade,
  deal_type_id smallint not null,
  real_estate_type_id smallint not null,
  statements integer not null check (statements > 0),
  lower_quartile double precision,
  median double precision,
  upper_quartile double precision,
  primary key (urban_id, deal_type_id, real_estate_type_id, month),
  check ((statements >= 20) = (median is not null)
    and (median is null) = (lower_quartile is null) and (median is null) = (upper_quartile is null))
);
create index asking_prices_month on asking_prices (month, deal_type_id, real_estate_type_id);

create trigger asking_price_months_shown after insert or update or delete on asking_price_months
  for each statement execute function note_shown_change('statements');
create trigger asking_prices_shown after insert or update or delete on asking_prices
  for each statement execute function note_shown_change('statements');
