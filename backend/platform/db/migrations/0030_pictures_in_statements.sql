-- The pictures of a statement are read with it and never alone, so they stand in its row: a list of twenty reads a
-- third of the pages that it read while they were rows of their own. A picture is a line: its width and height in
-- pixels, whether it is the main one, and its address below the site's root, without ending.
alter table statements add column images text not null default ''
  check (images = '' or images ~ '^\d+ \d+ [tf] /[A-Za-z0-9/_-]+(\n\d+ \d+ [tf] /[A-Za-z0-9/_-]+)*$'),
  add check (regexp_count(images, ' t /') <= 1);

-- What is known of each statement stays the same: nothing is to be noted, counted or searched anew.
alter table statements disable trigger user;
update statements set images = packed.images
from (select statement_id, string_agg(concat_ws(' ', width, height, is_main, path), E'\n' order by position) as images
      from statement_images group by statement_id) packed
where packed.statement_id = statements.id;
alter table statements enable trigger user;

drop table statement_images;
drop function note_pictures_change();

-- A picture is searched for (with_picture), so its coming and leaving are noted as well.
drop trigger statements_noted_changed on statements;
create trigger statements_noted_changed after update of
  user_id, deal_type_id, real_estate_type_id, status_id, condition_id, project_type_id, room_type_id, bedroom_type_id,
  bathroom_type_id, heating_type_id, hot_water_type_id, parking_type_id, storeroom_type_id, material_type_id,
  door_window_type_id, living_room_type_id, build_year_id, rent_type_id, daily_rent_type_id, parameters, project_id,
  area, area_type_id, balconies, loggia_area, porch_area, floor, total_floors, price, currency_id,
  price_type_id, usd_rate, can_exchanged, city_id, district_id, urban_id, street_id, metro_station_id, lat, lng,
  address_ka, address_en, address_ru, rs_code, tour_url, images, status, published, created_at, last_updated,
  deleted_at, vip_tier
  on statements for each row when (old.is_public or new.is_public) execute function note_statement_change();
