import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { mobileNumber, optionalArea, optionalPrice, optionalText, requiredText } from '~/forms/field-schemas'
import { MAX_SEARCH_REQUEST_AMOUNT } from '~contract/search-requests'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** Path without a language. */
export const SEARCH_REQUEST_PATH = '/gvitxari-ras-edzeb'

const ID = /^[1-9]\d{0,5}$/

const requiredId = (missing: ErrorKey) => z.string(missing).regex(ID, missing).transform(Number)

const BOUNDS = { min: 1, max: MAX_SEARCH_REQUEST_AMOUNT }
const price = optionalPrice(BOUNDS)
const area = optionalArea(BOUNDS)

/** Schema of room types; the ids of a tick are separated by commas. */
const roomTypeIds = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((ticks) => [...new Set(String(ticks).match(/\b[1-9]\d{0,2}\b/g))].map(Number))

export const searchRequestForm = defineForm({
  id: 'search-request',
  intent: 'send',
  oneTime: true,
  draft: 'search-request',
  phoneProof: 'visitor',
  schema: z
    .object({
      deal_type: requiredId('deal_missing'),
      real_estate_type: requiredId('type_missing'),
      city: requiredId('city_missing'),
      district: z
        .string()
        .default('')
        .transform((text) => (ID.test(text) ? Number(text) : undefined)),
      room_types: roomTypeIds,
      price_from: price,
      price_to: price,
      currency: z.enum(['1', '2']).catch('2').transform(Number),
      area_from: area,
      area_to: area,
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
    ),
})

function isRange(from = 0, to = Number.POSITIVE_INFINITY): boolean {
  return !(from > to)
}

function rangeError(field: string, error: ErrorKey) {
  // Reported together with the errors of other fields.
  return { path: [field], error, when: () => true }
}

/** Deal ids with their message keys, from the searcher's point of view. */
const requestedDeals = { 1: 'buy', 2: 'rent', 7: 'daily', 3: 'pledge', 10: 'lease' } as const
export type RequestedDeal = (typeof requestedDeals)[keyof typeof requestedDeals]

export function findRequestedDeal(id: number): RequestedDeal | undefined {
  return (requestedDeals as Partial<Record<number, RequestedDeal>>)[id]
}
