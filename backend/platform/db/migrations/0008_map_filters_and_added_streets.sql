-- The map's index with the other dictionaries that statements are filtered by: two bytes each, where a filter that
-- the index does not know makes the whole country's count read every row.
drop index statements_map;
create index statements_map on statements (cell, deal_type_id, real_estate_type_id)
  include (id, lng, lat, price_gel, price_usd, city_id, district_id, urban_id, room_type_id, status_id,
    condition_id, area_m2, floor, vip_tier, bedroom_type_id, bathroom_type_id, project_type_id, heating_type_id,
    hot_water_type_id, parking_type_id, user_id) where is_public;

-- Streets that users have added: their names stand as they were typed, in every language.
alter table streets add column added_by integer references users on delete set null;
create index streets_added_by on streets (added_by) where added_by is not null;
-- Streets are found by how their names sound, in the program's memory.
drop index streets_name;
