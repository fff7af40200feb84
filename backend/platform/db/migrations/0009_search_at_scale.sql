-- Search over a million statements. A row is wide and lies anywhere in gigabytes, so whatever visitors commonly
-- filter, order or count by is in the indexes themselves: a list or a count that reads no row stays quick when it has
-- to look at many. Prices and other orders inside a tier are sorted from these: few statements are prominent, and
-- the first page seldom needs another tier.

drop index statements_feed;
create index statements_feed on statements
  (deal_type_id, real_estate_type_id, city_id, vip_tier desc, last_updated desc, id desc)
  include (price_gel, price_usd, area_m2, district_id, urban_id, room_type_id, status_id, condition_id, user_id,
           created_at)
  where is_public;

drop index statements_newest_first;
create index statements_newest_first on statements (vip_tier desc, last_updated desc, id desc)
  include (deal_type_id, real_estate_type_id, city_id, price_gel, price_usd, area_m2, district_id, urban_id,
           room_type_id, status_id, condition_id, user_id, created_at)
  where is_public;

drop index statements_created;

drop index statements_price_gel;
create index statements_price_gel on statements (deal_type_id, real_estate_type_id, city_id, price_gel)
  include (area_m2, district_id, urban_id, room_type_id, status_id, condition_id, user_id) where is_public;

drop index statements_price_usd;
create index statements_price_usd on statements (deal_type_id, real_estate_type_id, city_id, price_usd)
  include (area_m2, district_id, urban_id, room_type_id, status_id, condition_id, user_id) where is_public;

create index statements_urban on statements
  (urban_id, deal_type_id, real_estate_type_id, vip_tier desc, last_updated desc, id desc)
  include (price_gel, price_usd, area_m2, room_type_id, status_id, condition_id, city_id, district_id) where is_public;

create index statements_of_user on statements (user_id, vip_tier desc, last_updated desc, id desc) where is_public;

-- Kinds and places go together: without knowing how, the planner expects many where there are none, and walks through
-- the order to find them.
create statistics statements_kinds (mcv) on deal_type_id, real_estate_type_id, room_type_id, status_id, condition_id
  from statements;
create statistics statements_places (mcv, dependencies) on city_id, district_id, urban_id from statements;
alter statistics statements_kinds set statistics 1000;

-- How many public statements there are of each kind and place. A kind's number is the sum of its rows: changes are
-- added as rows of their own (settled false), so that writers never wait for one another, and are put together later.
create table statement_totals (
  deal_type_id smallint not null,
  real_estate_type_id smallint not null,
  city_id integer not null,
  district_id integer,
  urban_id integer,
  room_type_id smallint,
  status_id smallint,
  condition_id smallint,
  total integer not null,
  settled boolean not null default false
);
create unique index statement_totals_kind on statement_totals
  (city_id, deal_type_id, real_estate_type_id, district_id, urban_id, room_type_id, status_id, condition_id)
  nulls not distinct where settled;
create index statement_totals_unsettled on statement_totals (settled) where not settled;

-- Each of the three counts what its rows add and take away.
create function add_to_statement_totals() returns trigger
language plpgsql as $$
begin
  insert into statement_totals (deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id,
                                status_id, condition_id, total)
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         count(*)
  from added where is_public group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

create function take_from_statement_totals() returns trigger
language plpgsql as $$
begin
  insert into statement_totals (deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id,
                                status_id, condition_id, total)
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         -count(*)
  from taken where is_public group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

create function change_statement_totals() returns trigger
language plpgsql as $$
begin
  insert into statement_totals (deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id,
                                status_id, condition_id, total)
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         sum(change)
  from (select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id,
               condition_id, 1 as change from added where is_public
        union all
        select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id,
               condition_id, -1 from taken where is_public) changes
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  return null;
end $$;

create trigger statements_added after insert on statements
  referencing new table as added for each statement execute function add_to_statement_totals();
create trigger statements_taken after delete on statements
  referencing old table as taken for each statement execute function take_from_statement_totals();
create trigger statements_changed after update on statements
  referencing old table as taken new table as added for each statement execute function change_statement_totals();

-- Puts together what has changed since; whoever reads meanwhile sees either all of it or nothing.
create function settle_statement_totals() returns void
language plpgsql as $$
begin
  -- One at a time: two would wait for each other's rows.
  if not pg_try_advisory_xact_lock(1702522724) then
    return;
  end if;
  with changes as (delete from statement_totals where not settled returning *)
  insert into statement_totals as known (deal_type_id, real_estate_type_id, city_id, district_id, urban_id,
                                         room_type_id, status_id, condition_id, total, settled)
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         sum(total), true
  from changes group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(total) <> 0
  on conflict (city_id, deal_type_id, real_estate_type_id, district_id, urban_id, room_type_id, status_id,
               condition_id) where settled
  do update set total = known.total + excluded.total;
end $$;

-- Counts everything anew, for whoever has loaded statements past the triggers and holds the table.
create function count_statement_totals() returns void
language sql as $$
  delete from statement_totals;
  insert into statement_totals
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         count(*), true
  from statements where is_public group by 1, 2, 3, 4, 5, 6, 7, 8;
$$;

select count_statement_totals();
