import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { EXPIRY_COHORT_DAYS } from '~contract/public-figures'
import type { QualityFigures } from '~contract/schemas/statement-quality'
import { FLAT_TYPE_ID } from '~contract/statements'

type QualityJson = z.input<typeof QualityFigures>

/** SQL: true if a number follows the street name, which may contain a number itself. */
const HAS_HOUSE_NUMBER_SQL = `case when starts_with(s.address_ka, street.name_ka)
  then substr(s.address_ka, length(street.name_ka) + 1) else s.address_ka end ~ '[\\s,](№|N|#)?\\s?\\d'`

/** Counted columns; narrow rows, because they are sorted once for each grouping. */
const COUNTS_SQL = `
  with counted as materialized (
    select s.city_id, s.deal_type_id, s.real_estate_type_id, person.type as owner_type, s.is_public,
      s.created_at >= now() - make_interval(days => $3) and s.created_at < now() - make_interval(days => $2)
        as is_in_cohort,
      s.status = 'expired' and s.deleted_at is null as is_expired,
      now() - s.last_updated <= interval '7 days' as is_of_7_days,
      now() - s.last_updated <= interval '30 days' as is_of_30_days,
      floor(extract(epoch from now() - s.last_updated) / 86400)::integer as age_days,
      case when s.is_public and s.images <> ''
        then octet_length(s.images) - octet_length(replace(s.images, E'\\n', '')) + 1 end as photos,
      ${HAS_HOUSE_NUMBER_SQL} as has_house_number,
      s.lat is not null as has_pin,
      s.real_estate_type_id = $1 as is_flat,
      s.floor is not null and s.total_floors is not null as has_floor,
      s.rs_code is not null as has_cadastral_code,
      s.comment_ka <> '' as has_text_ka, s.comment_en <> '' as has_text_en, s.comment_ru <> '' as has_text_ru,
      s.tour_url is not null or s.photo_notes @? '$.*.kind ? (@ == "plan")' as has_plan_or_tour,
      s.price is not null as has_price
    from statements s
    join users person on person.id = s.user_id
    left join streets street on street.id = s.street_id
    where s.is_public or s.created_at >= now() - make_interval(days => $3))
  select case grouping(city_id) when 0 then city_id end as city_id,
    case grouping(deal_type_id) when 0 then deal_type_id end as deal_type_id,
    case grouping(real_estate_type_id) when 0 then real_estate_type_id end as real_estate_type_id,
    case grouping(owner_type) when 0 then owner_type end as owner_type,
    count(*) filter (where is_public)::integer as statements,
    count(*) filter (where is_public and is_of_7_days)::integer as updated_in_7_days,
    count(*) filter (where is_public and is_of_30_days)::integer as updated_in_30_days,
    percentile_disc(0.5) within group (order by age_days) filter (where is_public) as median_age_days,
    count(*) filter (where is_in_cohort)::integer as expiry_cohort,
    count(*) filter (where is_in_cohort and is_expired)::integer as expired,
    count(*) filter (where is_public and photos > 0)::integer as with_photos,
    percentile_disc(0.5) within group (order by photos) filter (where is_public) as median_photos,
    count(*) filter (where is_public and has_house_number)::integer as with_house_number,
    count(*) filter (where is_public and has_pin)::integer as with_pin,
    count(*) filter (where is_public and is_flat)::integer as flats,
    count(*) filter (where is_public and is_flat and has_floor)::integer as flats_with_floor,
    count(*) filter (where is_public and has_cadastral_code)::integer as with_cadastral_code,
    count(*) filter (where is_public and has_text_ka)::integer as with_text_ka,
    count(*) filter (where is_public and has_text_en)::integer as with_text_en,
    count(*) filter (where is_public and has_text_ru)::integer as with_text_ru,
    count(*) filter (where is_public and has_plan_or_tour)::integer as with_plan_or_tour,
    count(*) filter (where is_public and has_price)::integer as with_price
  from counted
  group by grouping sets ((), (city_id), (deal_type_id, real_estate_type_id), (owner_type))`

type CountsRow = Omit<QualityJson['cities'][number], 'city_id'> & {
  /** Group key: place, kind or owner; all null for the whole country. */
  [Column in 'city_id' | 'deal_type_id' | 'real_estate_type_id']: Row<'statements'>[Column] | null
} & { owner_type: Column<'users', 'type'> | null }

/** Columns shared by statements of one flat, and by identical flats of one floor. */
const SUMMARY_SQL = `
  select coalesce(sum(flats), 0)::integer as comparable_flats,
    coalesce(sum(flats) filter (where flats > 1), 0)::integer as repeated_flats,
    ${toGeorgianTimeSql('now()')} as counted_at,
    exists (select from seed_progress where statements > 0) as is_made_up
  from (
    select count(*) as flats
    from statements s left join streets street on street.id = s.street_id
    where s.is_public and s.real_estate_type_id = $1 and s.floor is not null and s.room_type_id is not null
      and ${HAS_HOUSE_NUMBER_SQL}
    group by s.deal_type_id, s.city_id, s.address_ka, s.floor, s.room_type_id, round(s.area_m2)) alike`

type Summary = Pick<QualityJson, 'counted_at' | 'is_made_up'> &
  Pick<QualityJson['country'], 'comparable_flats' | 'repeated_flats'>

export async function countQuality(db: Db): Promise<QualityJson> {
  const { rows } = await db.query<CountsRow>(COUNTS_SQL, [
    FLAT_TYPE_ID,
    EXPIRY_COHORT_DAYS.min,
    EXPIRY_COHORT_DAYS.max,
  ])
  const { rows: summaries } = await db.query<Summary>(SUMMARY_SQL, [FLAT_TYPE_ID])
  return toQualityJson(rows, summaries[0])
}

function toQualityJson(rows: readonly CountsRow[], summary: Summary | undefined): QualityJson {
  const groups = rows.map(({ city_id, deal_type_id, real_estate_type_id, owner_type, ...counts }) => ({
    city_id,
    deal_type_id,
    real_estate_type_id,
    owner_type,
    counts,
  }))
  const country = groups.find(
    (group) => group.city_id === null && group.deal_type_id === null && group.owner_type === null,
  )
  if (!country || !summary) throw new Error('nothing was counted')
  const active = groups.filter(({ counts }) => counts.statements > 0)
  const { counted_at, is_made_up, ...repeats } = summary
  return {
    counted_at,
    is_made_up,
    country: { ...country.counts, ...repeats },
    cities: active.flatMap(({ city_id, counts }) => (city_id === null ? [] : [{ city_id, ...counts }])),
    kinds: active.flatMap(({ deal_type_id, real_estate_type_id, counts: { statements } }) =>
      deal_type_id === null || real_estate_type_id === null
        ? []
        : [{ deal_type_id, real_estate_type_id, statements }],
    ),
    owners: active.flatMap(({ owner_type: type, counts: { statements } }) =>
      type === null ? [] : [{ type, statements }],
    ),
  }
}
