-- Promoted statements no longer precede every order: four at most lead a search, and are found by an index of their own.
drop index statements_feed;
create index statements_feed on statements
  (deal_type_id, real_estate_type_id, city_id, last_updated desc, id desc)
  include (price_gel, price_usd, area_m2, district_id, urban_id, room_type_id, status_id, condition_id, user_id,
           created_at)
  where is_public;

drop index statements_newest_first;
create index statements_newest_first on statements
  ((real_estate_type_id in (1, 2, 3)) desc, last_updated desc, id desc)
  include (deal_type_id, real_estate_type_id, city_id, price_gel, price_usd, area_m2, district_id, urban_id,
           room_type_id, status_id, condition_id, user_id, created_at)
  where is_public;

drop index statements_urban;
create index statements_urban on statements
  (urban_id, deal_type_id, real_estate_type_id, last_updated desc, id desc)
  include (price_gel, price_usd, area_m2, room_type_id, status_id, condition_id, city_id, district_id) where is_public;

drop index statements_of_user;
create index statements_of_user on statements (user_id, last_updated desc, id desc) where is_public;

create index statements_promoted on statements (deal_type_id, real_estate_type_id, city_id)
  include (vip_tier, urban_id, district_id) where is_public and vip_tier > 0;
