import { toNamesSql, toPackedNamesSql } from '~backend/locations/place-name-sql'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { LOCALES, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import { STAY_TERMS_SQL, type StayTermsJson } from '~backend/search/sql/stay-terms-sql'
import { type WalkingTimesJson, walkingTimesSql } from '~backend/walking/walking-times'
import type { AccountType } from '~contract/accounts'
import { CURRENCY_IDS } from '~contract/currencies'
import { HECTARE_ID, type StatementStatus } from '~contract/statements'
import { ESTIMATED_RANGE_SQL, type EstimatedRangeJson } from './estimated-range'
import { HOME_GROUP_SQL, type HomeGroupJson } from './home-group'
import { PASSPORT_SQL, type PassportJson } from './passport-sql'
import { FREE_TIMES_SQL, type FreeTimesJson } from './viewing-times'

const SQUARE_METRES_PER_HECTARE = 10_000

/** Maximum number of former prices. Prices that change more often than weekly are still shown for a year. */
const MAX_PRICES = 50

type FormerPriceJson = Row<'former_prices', 'price' | 'currency_id' | 'rate_from' | 'rate_until'> & {
  since: string
  until: string
}

/** SQL of `FormerPriceJson[]`: former prices of `statements s`, latest first. */
const FORMER_PRICES_SQL = `coalesce((select json_agg(json_build_object('price', price, 'currency_id', currency_id,
    'rate_from', rate_from, 'rate_until', rate_until, 'since', ${toGeorgianTimeSql('since')},
    'until', ${toGeorgianTimeSql('until')}) order by until desc)
  from (select f.*, coalesce(lag(f.until) over (order by f.until), s.created_at) as since
    from former_prices f where f.statement_id = s.id order by f.until desc limit ${MAX_PRICES}) latest), '[]')`

export type StatementRow = Row<
  'statements',
  | 'id'
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'room_type_id'
  | 'area_m2'
  | 'price_gel'
  | 'price_usd'
  | 'price_type_id'
  | 'city_id'
> & {
  uuid: string
  user_id: number
  owner_name: string
  status_id: number | null
  condition_id: number | null
  bedroom_type_id: number | null
  project_id: number | null
  metro_station_id: number | null
  area: number
  area_type_id: number
  yard_area: number | null
  floor: number | null
  total_floors: number | null
  price: number | null
  /** Lari per euro; null while the exchange rate is unknown. */
  eur_rate: number | null
  currency_id: number
  district_id: number | null
  urban_id: number | null
  street_id: number | null
  grouped_street_id: number | null
  /** Packed names, like the next two. */
  city: string
  district: string
  urban: string
  address_ka: string
  address_en: string
  address_ru: string
  tour_url: string | null
  created_at: string
  last_updated: string
  confirmed_at: string
  reduced_at: string | null
  is_lowered: boolean
  quantity_of_day: number
  is_old: boolean
  tier: number
  /** End of the tier; null without one. */
  vip_until: string | null
  has_color: boolean
  is_promoted: boolean
  is_exclusive: boolean
  gifts: string[]
  paid_stickers: string[]
  user_title: string
  user_type: AccountType
  awaits_confirmation: boolean
  user_logo: string | null
  is_premier_agent: boolean
  /** Packed; see `unpackImages`. */
  images: string
  published: boolean
  home_group: HomeGroupJson | null
  lifecycle_status: StatementStatus
}

function toGeorgianDaySql(moment: string): string {
  return `(${moment} at time zone 'Asia/Tbilisi')::date`
}

/** SQL of a statement's status, which may be expired before the expiry job runs. */
export const LIFECYCLE_STATUS_SQL = `case when s.deleted_at is not null then 'deleted'
       when s.status = 'active' and s.expires_at <= now() then 'expired'
       else s.status end`

/** Requires BASE_TABLES; lacks what `PlaceNameCache` adds. */
const BASE_COLUMNS = `
  s.id, s.uuid, s.user_id, s.owner_name, s.deal_type_id, s.real_estate_type_id, s.status_id, s.condition_id, s.room_type_id,
  s.bedroom_type_id, s.project_id, s.metro_station_id, s.area, s.area_m2, s.area_type_id, s.yard_area, s.floor,
  s.total_floors, s.price, s.price_gel, s.price_usd, s.currency_id, s.price_type_id, s.city_id, s.district_id,
  s.urban_id, s.street_id, s.address_ka, s.address_en, s.address_ru,
  s.tour_url, s.is_exclusive, s.gifts, s.paid_stickers, s.published,
  ${LIFECYCLE_STATUS_SQL} as lifecycle_status,
  (select current_rate(3::smallint)) as eur_rate,
  ${toGeorgianTimeSql('s.created_at')} as created_at,
  ${toGeorgianTimeSql('s.last_updated')} as last_updated,
  ${toGeorgianTimeSql('s.confirmed_at')} as confirmed_at,
  ${toGeorgianTimeSql("nullif(s.reduced_at, 'epoch')")} as reduced_at,
  s.unconfirmed_step > 0 as is_lowered,
  ${toGeorgianDaySql('now()')} - ${toGeorgianDaySql('s.created_at')} as quantity_of_day,
  s.created_at < now() - interval '1 year' as is_old,
  case when s.vip_until > now() then s.vip_tier else 0 end as tier,
  ${toGeorgianTimeSql('case when s.vip_until > now() and s.vip_tier > 0 then s.vip_until end')} as vip_until,
  coalesce(s.color_until > now(), false) as has_color,
  coalesce(s.promoted_until > now(), false) as is_promoted,
  ${userNameSql('person')} as user_title,
  person.type as user_type, coalesce(person.logo, person.avatar) as user_logo, person.is_premier_agent,
  person.awaits_confirmation,
  ${HOME_GROUP_SQL} as home_group,
  s.images`

/** Requires STATEMENT_TABLES. */
export const STATEMENT_COLUMNS = `${BASE_COLUMNS}, street.grouped_street_id,
  ${toPackedNamesSql('city')} as city, ${toPackedNamesSql('district')} as district, ${toPackedNamesSql('urban')} as urban`

export type CardRow = StatementRow & { comment: string }

const MAX_COMMENT_LETTERS = 300

/** Requires STATEMENT_TABLES. */
export function cardColumns(locale: Locale): string {
  return `${STATEMENT_COLUMNS}, ${commentSql(locale)}`
}

/** Requires BASE_TABLES; lacks what `PlaceNameCache` adds. */
export function baseCardColumns(locale: Locale): string {
  return `${BASE_COLUMNS}, ${commentSql(locale)}`
}

/** Falls back to any language the text was written in. */
function commentSql(locale: Locale): string {
  const written = [locale, ...LOCALES].map((each) => `nullif(s.comment_${each}, '')`)
  return `left(coalesce(${written.join(', ')}, ''), ${MAX_COMMENT_LETTERS}) as comment`
}

export const BASE_TABLES = `statements s
  join users person on person.id = s.user_id`

const PLACE_TABLES = `join cities city on city.id = s.city_id
  left join districts district on district.id = s.district_id
  left join urbans urban on urban.id = s.urban_id
  left join streets street on street.id = s.street_id`

export const STATEMENT_TABLES = `${BASE_TABLES}
  ${PLACE_TABLES}`

/** SQL of the company of `users person`: itself, or the one whose agent it is. */
const COMPANY_NAME_SQL = `case when person.type in ('broker', 'developer') then ${userNameSql('person')}
    when person.type = 'agent' then (select ${userNameSql('company')} from broker_agents a
      join users company on company.id = a.broker_id where a.agent_id = person.id) end`

type StatementDetailColumns = Row<
  'statements',
  | 'comment_ka'
  | 'comment_en'
  | 'comment_ru'
  | 'phone_number'
  | 'additional_phone_number'
  | 'project_type_id'
  | 'bathroom_type_id'
  | 'heating_type_id'
  | 'hot_water_type_id'
  | 'parking_type_id'
  | 'storeroom_type_id'
  | 'material_type_id'
  | 'door_window_type_id'
  | 'living_room_type_id'
  | 'swimming_pool_type_id'
  | 'build_year_id'
  | 'rent_type_id'
  | 'daily_rent_type_id'
  | 'lease_type_id'
  | 'lease_contract_type_id'
  | 'rent_period'
  | 'lease_period'
  | 'parameters'
  | 'balconies'
  | 'balcony_area'
  | 'loggia_area'
  | 'porch_area'
  | 'living_room_area'
  | 'storeroom_area'
  | 'waiting_space_area'
  | 'height'
  | 'price_label'
  | 'can_exchanged'
  | 'can_exchanged_comment'
  | 'lat'
  | 'lng'
  | 'rs_code'
  | 'appear_rs_code'
  | 'youtube_link'
  | 'airbnb_link'
  | 'booking_link'
  | 'for_special_people'
  | 'views'
  | 'photo_notes'
> & {
  expires_at: string
  user_statements_count: number
  tour_rooms: number
  user_slug: Column<'users', 'slug'>
  company_name: string | null
  project_uuid: string | null
  project_slug: string | null
  project: LocalizedText | null
  project_is_completed: boolean | null
  project_delivered_on: string | null
  former_prices: FormerPriceJson[]
  estimate: EstimatedRangeJson | null
  walking_times: WalkingTimesJson | null
  viewing_times: FreeTimesJson
  stay_terms: StayTermsJson | null
  passport: PassportJson
}

export type StatementDetailRow = StatementRow & StatementDetailColumns

export const STATEMENT_DETAIL_COLUMNS = `${STATEMENT_COLUMNS}, s.comment_ka, s.comment_en, s.comment_ru,
  s.phone_number, s.additional_phone_number, s.project_type_id, s.bathroom_type_id,
  s.heating_type_id, s.hot_water_type_id, s.parking_type_id, s.storeroom_type_id, s.material_type_id,
  s.door_window_type_id, s.living_room_type_id, s.swimming_pool_type_id, s.build_year_id, s.rent_type_id,
  s.daily_rent_type_id, s.lease_type_id, s.lease_contract_type_id, s.rent_period, s.lease_period, s.parameters,
  s.balconies, s.balcony_area, s.loggia_area, s.porch_area, s.living_room_area, s.storeroom_area,
  s.waiting_space_area, s.height, s.price_label, s.can_exchanged, s.can_exchanged_comment, s.lat, s.lng,
  s.rs_code, s.appear_rs_code, s.youtube_link, s.airbnb_link, s.booking_link, s.for_special_people, s.views, s.photo_notes,
  ${toGeorgianTimeSql('s.expires_at')} as expires_at,
  statements_of_owner(s.user_id) as user_statements_count, person.slug as user_slug,
  ${COMPANY_NAME_SQL} as company_name,
  (select count(*)::integer from tour_rooms where statement_id = s.id) as tour_rooms,
  (select uuid from projects where id = s.project_id) as project_uuid,
  (select slug from projects where id = s.project_id) as project_slug,
  (select is_completed from projects where id = s.project_id) as project_is_completed,
  (select delivered_on from projects where id = s.project_id) as project_delivered_on,
  (select ${toNamesSql('project')} from projects project where project.id = s.project_id) as project,
  ${FORMER_PRICES_SQL} as former_prices, ${ESTIMATED_RANGE_SQL} as estimate, ${walkingTimesSql('statement', 's.id')} as walking_times,
  ${FREE_TIMES_SQL} as viewing_times, ${STAY_TERMS_SQL} as stay_terms, ${PASSPORT_SQL} as passport`

/** Owner of a guest's draft. */
const GUEST_JSON = `'{"type": "physical", "first_name": "", "last_name": "", "is_premier_agent": false,
  "awaits_confirmation": false}'::jsonb`

/**
 * SQL of a statement that is not stored: the statement `$1`, or none, with the columns of the object `$2`. It
 * is public, and its generated columns follow from the others.
 */
export const UNSTORED_STATEMENT_SQL = `select ${STATEMENT_DETAIL_COLUMNS}
  from jsonb_populate_record((select stored from statements stored where stored.id = $1::int), $2::jsonb) given
  cross join lateral jsonb_populate_record(given, jsonb_build_object(
    'status', 'active', 'published', true, 'deleted_at', null, 'expires_at', now() + interval '1 day',
    'area_m2', case given.area_type_id when ${HECTARE_ID} then given.area * ${SQUARE_METRES_PER_HECTARE} else given.area end,
    'price_gel', case given.currency_id when ${CURRENCY_IDS.gel} then given.price
      else round(given.price * current_rate(2::smallint)) end,
    'price_usd', case given.currency_id when ${CURRENCY_IDS.usd} then given.price
      else round(given.price / current_rate(2::smallint)) end)) s
  cross join lateral jsonb_populate_record((select account from users account where account.id = s.user_id),
    case when s.user_id = 0 then ${GUEST_JSON} else '{}' end) person
  ${PLACE_TABLES}`
