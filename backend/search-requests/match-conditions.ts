/** SQL condition of open requests. Those of blocked users are hidden. */
export const IS_OPEN = `r.expires_at > now()
  and not exists (select from users where id = r.user_id and blocked_at is not null)`

/**
 * SQL condition of matching statements. A statement without a comparable price matches requests without one.
 */
export const STATEMENT_MATCHES = `s.is_public
  and s.deal_type_id = r.deal_type_id and s.real_estate_type_id = r.real_estate_type_id
  and s.city_id = r.city_id and (r.district_id is null or s.district_id = r.district_id)
  and coalesce(
    case r.currency_id when 2 then s.price_usd else s.price_gel end
      between coalesce(r.price_from, 0) and coalesce(r.price_to, 2147483647),
    r.price_from is null and r.price_to is null)
  and s.area_m2 between coalesce(r.area_from, 0) and coalesce(r.area_to, 2147483647)
  and (r.room_types = '{}' or s.room_type_id = any(r.room_types))`
