-- Addresses are searched in the columns that are kept in memory, so a change of one is noted as well.
drop trigger statements_noted_changed on statements;
create trigger statements_noted_changed after update of
  user_id, deal_type_id, real_estate_type_id, status_id, condition_id, project_type_id, room_type_id, bedroom_type_id,
  bathroom_type_id, heating_type_id, hot_water_type_id, parking_type_id, storeroom_type_id, material_type_id,
  door_window_type_id, living_room_type_id, build_year_id, rent_type_id, daily_rent_type_id, parameters, project_id,
  area, area_type_id, balconies, loggia_area, porch_area, floor, total_floors, price, currency_id,
  price_type_id, usd_rate, can_exchanged, city_id, district_id, urban_id, street_id, metro_station_id, lat, lng,
  address_ka, address_en, address_ru, rs_code, tour_url, status, published, created_at, last_updated, deleted_at,
  vip_tier
  on statements for each row when (old.is_public or new.is_public) execute function note_statement_change();
