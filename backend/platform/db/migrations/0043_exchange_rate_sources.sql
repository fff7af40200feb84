-- The demo marketplace copied its one rate onto every day.
delete from exchange_rates where day > date '2026-01-01';
alter table exchange_rates
  -- demo: made up; national_bank: the official rate
  add source text not null default 'demo' check (source in ('demo', 'national_bank')),
  -- when it was last looked up
  add fetched_at timestamptz not null default now();
alter table exchange_rates alter source drop default;

-- Lari for one unit of a currency, by the newest rate that holds: in the evening, tomorrow's is known.
create or replace function current_rate(currency smallint) returns numeric
language sql stable
return (
  select gel from exchange_rates
  where currency_id = currency and day <= (now() at time zone 'Asia/Tbilisi')::date
  order by day desc limit 1
);
