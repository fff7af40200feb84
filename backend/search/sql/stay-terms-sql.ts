import { DAILY_RENT_DEAL_ID, NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'

/** Type of daily rents that are paid by the hour. */
const HOURLY_TYPE_ID = 2

/** SQL of a statement with a fixed price of a night, on `statements s`. */
export const NIGHTLY_SQL = `(s.deal_type_id = ${DAILY_RENT_DEAL_ID} and s.price is not null
  and s.price_type_id not in (${NEGOTIABLE_PRICE_TYPE_ID}, ${PRICE_FROM_TYPE_ID})
  and s.daily_rent_type_id is distinct from ${HOURLY_TYPE_ID})`

/** SQL of terms whose amounts are in the currency of the price, on `stay_terms t` and `statements s`. */
export const CURRENT_TERMS_SQL =
  '(t.currency_id = s.currency_id or t.weekend_price is null and t.cleaning_fee = 0)'

export type StayTermsJson = { guests: number; min_nights: number }

/** SQL of `StayTermsJson` of `statements s`; null if visitors cannot request stays. */
export const STAY_TERMS_SQL = `(select json_build_object('guests', t.guests, 'min_nights', t.min_nights)
  from stay_terms t where t.statement_id = s.id and t.is_open and ${NIGHTLY_SQL} and ${CURRENT_TERMS_SQL})`
