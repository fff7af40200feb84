import { z } from 'zod'
import { MAX_SEARCH_REQUEST_AMOUNT } from '../schemas/search-requests'
import { DEAL_IDS_BY_REAL_ESTATE } from '../statements'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import {
  listField,
  mobileNumber,
  optionalArea,
  optionalPrice,
  optionalText,
  requiredText,
} from './field-schemas'
import type { FormErrorKey } from './form-errors'

const REAL_ESTATE_TYPE_IDS = Object.keys(DEAL_IDS_BY_REAL_ESTATE).map(Number)

const DEAL_TYPE_IDS = Object.values(DEAL_IDS_BY_REAL_ESTATE).flat()

const ID = /^[1-9]\d{0,5}$/

const requiredId = (missing: FormErrorKey) => z.string(missing).regex(ID, missing).transform(Number)

const knownId = (known: readonly number[], missing: FormErrorKey) =>
  requiredId(missing).refine((id) => known.includes(id), 'rejected')

const BOUNDS = { min: 1, max: MAX_SEARCH_REQUEST_AMOUNT }

/** Schema of room types; the ids of a tick are separated by commas. */
const roomTypeIds = listField(
  z
    .union([z.string(), z.array(z.string())], 'rejected')
    .default([])
    .transform((ticks) => [...new Set(String(ticks).match(/\b[1-9]\d{0,2}\b/g))].map(Number)),
  { type: 'string', pattern: '^\\d+(,\\d+)*$' },
)

/** Wanted property, with the contact of the seeker. */
export const searchRequestFields = z
  .object({
    deal_type: knownId(DEAL_TYPE_IDS, 'deal_missing'),
    real_estate_type: knownId(REAL_ESTATE_TYPE_IDS, 'type_missing'),
    city: requiredId('city_missing'),
    district: z
      .string()
      .default('')
      .transform((text) => (ID.test(text) ? Number(text) : undefined)),
    room_types: roomTypeIds,
    price_from: optionalPrice(BOUNDS),
    price_to: optionalPrice(BOUNDS),
    /** Currency of prices that name none. */
    currency: z.enum(['1', '2']).catch('2').transform(Number),
    area_from: optionalArea(BOUNDS),
    area_to: optionalArea(BOUNDS),
    name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
    phone_number: mobileNumber(),
    comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long'),
  })
  .refine(
    ({ price_from, price_to }) =>
      !price_from?.currency || !price_to?.currency || price_from.currency === price_to.currency,
    rangeError('price_to', 'price_currencies_differ'),
  )
  .refine(
    ({ price_from, price_to }) => isRange(price_from?.amount, price_to?.amount),
    rangeError('price_to', 'price_range_invalid'),
  )
  .refine(
    ({ area_from, area_to }) => isRange(area_from, area_to),
    rangeError('area_to', 'area_range_invalid'),
  )

function isRange(from = 0, to = Number.POSITIVE_INFINITY): boolean {
  return !(from > to)
}

function rangeError(field: string, error: FormErrorKey) {
  // Reported together with the errors of other fields.
  return { path: [field], error, when: () => true }
}
