-- Which statements have changed, and in which transaction: whoever keeps columns of statements in memory asks for what
-- was committed since its last snapshot. A statement of null: all of them have.
create table statement_changes (
  statement_id integer,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index statement_changes_changed_in on statement_changes (changed_in);
create index statement_changes_changed_at on statement_changes (changed_at);

create function note_statement_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id) values (coalesce(new.id, old.id));
  return null;
end $$;

create trigger statements_noted_added after insert on statements
  for each row when (new.is_public) execute function note_statement_change();
create trigger statements_noted_removed after delete on statements
  for each row when (old.is_public) execute function note_statement_change();
-- Everything that can be searched by; a view is none of it.
create trigger statements_noted_changed after update of
  user_id, deal_type_id, real_estate_type_id, status_id, condition_id, project_type_id, room_type_id, bedroom_type_id,
  bathroom_type_id, heating_type_id, hot_water_type_id, parking_type_id, storeroom_type_id, material_type_id,
  door_window_type_id, living_room_type_id, build_year_id, rent_type_id, daily_rent_type_id, parameters, project_id,
  area, area_type_id, balconies, loggia_area, porch_area, floor, total_floors, price, currency_id,
  price_type_id, usd_rate, can_exchanged, city_id, district_id, urban_id, street_id, metro_station_id, lat, lng,
  rs_code, tour_url, status, published, created_at, last_updated, deleted_at, vip_tier
  on statements for each row when (old.is_public or new.is_public) execute function note_statement_change();

create function note_pictures_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id) select distinct statement_id from changed;
  return null;
end $$;
create trigger statement_images_added after insert on statement_images
  referencing new table as changed for each statement execute function note_pictures_change();
create trigger statement_images_removed after delete on statement_images
  referencing old table as changed for each statement execute function note_pictures_change();

create function note_owner_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id) select id from statements where user_id = new.id and is_public;
  return null;
end $$;
create trigger users_type_changed after update of type on users
  for each row when (old.type <> new.type) execute function note_owner_change();

create or replace function count_statement_totals() returns void
language sql as $$
  delete from statement_totals;
  insert into statement_totals
  select deal_type_id, real_estate_type_id, city_id, district_id, urban_id, room_type_id, status_id, condition_id,
         count(*), true
  from statements where is_public group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into statement_changes (statement_id) values (null);
$$;
