/** Those of blocked users are not shown. */
export const IS_OPEN = `w.expires_at > now()
  and not exists (select from users where id = w.user_id and blocked_at is not null)`

/** A statement without a comparable price matches requests without one. */
export const STATEMENT_MATCHES = `s.is_public
  and s.deal_type_id = w.deal_type_id and s.real_estate_type_id = w.real_estate_type_id
  and s.city_id = w.city_id and (w.district_id is null or s.district_id = w.district_id)
  and coalesce(
    case w.currency_id when 2 then s.price_usd else s.price_gel end
      between coalesce(w.price_from, 0) and coalesce(w.price_to, 2147483647),
    w.price_from is null and w.price_to is null)
  and s.area_m2 between coalesce(w.area_from, 0) and coalesce(w.area_to, 2147483647)
  and (w.room_types = '{}' or s.room_type_id = any(w.room_types))`
