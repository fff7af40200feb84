-- The flats that an estimate is compared with, nearest first: walked outwards from a point instead of reading all
-- that stands in the cells around it. A degree to the east is 0.7465 of one to the north in Tbilisi.
create index statements_flats_near on statements using gist (point(lng * 0.7465, lat))
  where is_public and deal_type_id = 1 and real_estate_type_id = 1 and city_id = 1
    and price_type_id <> 1 and price_usd is not null and urban_id is not null and status_id in (1, 2, 3)
    and condition_id is not null and floor is not null and total_floors is not null;
