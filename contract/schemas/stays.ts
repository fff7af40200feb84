import { z } from 'zod'
import { CONVERSATION_SIDES } from '../conversations'
import { STAY_STATES } from '../stays'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const count = z.number().int().nonnegative()
const currencyId = z.literal([1, 2])

/** Nights from an arrival to a departure. */
const Nights = z.object({ from: day, to: day })

export const StayTerms = z.object({
  guests: count,
  min_nights: count,
  max_nights: count,
  /** Times such as `14:00`. */
  check_in: z.string(),
  check_out: z.string(),
  /** Price of a Friday and of a Saturday night; absent if it is that of the other nights. */
  weekend_price: count.nullish(),
  cleaning_fee: count,
  horizon_months: count,
  pets: z.boolean(),
  smoking: z.boolean(),
  parties: z.boolean(),
})

const Priced = z.object({
  /** Price of a night in whole units of the currency. */
  price: count,
  currency_id: currencyId,
})

/** `GET /statements/{id}/stay-terms`; `terms` are absent if stays cannot be requested now. */
export const StayOffer = Priced.extend({
  terms: StayTerms.nullish(),
  /** Occupied nights to come. */
  occupied: rowsOf(Nights),
})

export const Stay = Nights.extend({
  id: z.string(),
  statement_id: id,
  statement_title: z.string(),
  state: z.enum(STAY_STATES),
  guests: count,
  currency_id: currencyId,
  nights: count,
  night_price: count,
  weekend_nights: count,
  weekend_price: count,
  cleaning_fee: count,
  total: count,
  /** Side of the caller. */
  party: z.enum(CONVERSATION_SIDES),
  /** Name that the seeker gave. */
  name: optionalText,
  conversation: z.string(),
  created_at: georgianTime,
  changed_at: georgianTime,
  /** End of the time to answer a request. */
  expires_at: georgianTime,
  /** True before the day of arrival is over. */
  is_coming: z.boolean(),
})

export const Stays = rowsOf(Stay)

/** `GET /users/statements/{id}/stays` */
export const OwnStays = z.object({
  statement_title: z.string(),
  /** Absent if the price is not one of a night. */
  price: count.nullish(),
  currency_id: currencyId,
  /** Absent until the owner states them. */
  terms: StayTerms.extend({
    is_open: z.boolean(),
    /** True if the fee or the weekend price is in another currency than the statement's price. */
    is_outdated: z.boolean(),
  }).nullish(),
  /** Nights blocked by the owner. */
  blocked: rowsOf(Nights.extend({ id })),
  /** Requests, then stays to come, then the others, the latest first. */
  stays: Stays,
})

/** Requested stay, with its conversation and the key by which a guest reads it. */
export const RequestedStay = z.object({ id: z.string(), conversation: z.string(), key: optionalText })
