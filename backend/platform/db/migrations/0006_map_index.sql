-- The map counts what stands in the cells of a view, with the filters that visitors use most: all from one index,
-- without reading a row. Cells come first, since every such question has some, and not every one a deal.
drop index statements_map;
create index statements_map on statements (cell, deal_type_id, real_estate_type_id)
  include (id, lng, lat, price_gel, price_usd, city_id, district_id, urban_id, room_type_id, status_id,
    condition_id, area_m2, floor, vip_tier) where is_public;
