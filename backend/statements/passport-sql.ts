import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import { MAX_PHOTOS } from '~contract/statement-photos'

/** Maximum number of equal photos that are looked at: a picture may stand in thousands of statements. */
const MAX_EQUAL_PHOTOS = 50

/** Service whose finished orders are checks of the public register. */
const LEGAL_CHECK_KEY = 'legal-verification-service'

/** Evidence behind a statement, as stored. */
export type PassportJson = {
  /** Null without a number. */
  phone_confirmed: boolean | null
  photos: {
    /** Photos sent to the site, the only ones that are compared. */
    compared: number
    /** Photos that other people's statements show as well. */
    elsewhere: number
    /** Photos that other statements of the same user show as well. */
    repeated: number
  }
  register_checked_at: string | null
}

/** Hashes that differ from one hash by at most one bit; the index finds each of them. */
const NEAR_HASHES_SQL = `array(select mine.look_hash # (case when bit < 0 then 0 else 1::bigint << bit end)
  from generate_series(-1, 63) bit)`

/** The limit of the photos keeps the planner from scanning all of them. */
const PHOTOS_SQL = `(select json_build_object('compared', count(*),
    'elsewhere', count(*) filter (where met.by_others), 'repeated', count(*) filter (where met.by_owner))
  from (select path from statement_photos where statement_id = s.id limit ${MAX_PHOTOS}) shown
  join uploaded_photos mine on mine.path = shown.path
  cross join lateral (select bool_or(equal.user_id <> s.user_id) as by_others,
      bool_or(equal.user_id = s.user_id) as by_owner
    from (select other.user_id from uploaded_photos same
      join statement_photos other_shown on other_shown.path = same.path and other_shown.statement_id <> s.id
      join statements other on other.id = other_shown.statement_id and other.deleted_at is null
      where same.look_hash = any(${NEAR_HASHES_SQL}) limit ${MAX_EQUAL_PHOTOS}) equal) met)`

/**
 * Only checks that the owner ordered, of the cadastral code that the statement shows: others must not learn
 * who else has a home checked.
 */
const REGISTER_CHECKED_SQL = `case when s.appear_rs_code and s.rs_code <> '' then
  (select ${toGeorgianTimeSql('max(checked.handed_over_at)')} from service_orders checked
   join service_types package on package.id = checked.service_type_id
   join services service on service.id = package.service_id
   where checked.user_id = s.user_id and service.key = '${LEGAL_CHECK_KEY}' and checked.state <> 'called_off'
     and checked.details->>'cadastral_code' = s.rs_code) end`

/** SQL of `PassportJson` of `statements s` and its owner `person`. */
export const PASSPORT_SQL = `json_build_object(
  'phone_confirmed', s.phone_number = any(person.valid_phone_numbers),
  'photos', ${PHOTOS_SQL}, 'register_checked_at', ${REGISTER_CHECKED_SQL})`
