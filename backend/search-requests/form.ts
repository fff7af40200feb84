import { z } from 'zod'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { parseForm } from '~backend/platform/http/form'
import { getIds, type QueryParams } from '~backend/platform/http/query'
import {
  confirmationField,
  idempotencyKey,
  idField,
  mobileNumber,
  optionalText,
  REQUIRED,
  requiredText,
} from '~contract/endpoints/fields'
import { MAX_SEARCH_REQUEST_AMOUNT } from '~contract/search-requests'
import { isId } from '~contract/values/ids'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { readArea } from '~contract/values/typed-measure'
import { parsePrice } from '~contract/values/typed-price'

const MAX_ROOM_TYPES = 20

const knownId = (known: readonly { id: number }[]) =>
  z.coerce
    .number(REQUIRED)
    .refine((value) => known.some((one) => one.id === value), 'is not one that there is')

const optionalId = z.preprocess((value) => value || undefined, idField.optional())

const isRequested = (amount: number) => amount >= 1 && amount <= MAX_SEARCH_REQUEST_AMOUNT

/** Optional price in whole units; empty for any. */
const optionalPrice = z
  .string()
  .default('')
  .transform((text, context) => {
    const price = parsePrice(text)
    if ('error' in price && price.error === 'empty') return undefined
    if ('amount' in price && !price.isPerSquareMetre && isRequested(price.amount)) return price
    context.addIssue(
      'error' in price && price.error === 'currency' ? 'must be in lari or dollars' : 'must be a price',
    )
    return z.NEVER
  })

const optionalArea = z
  .string()
  .default('')
  .transform((text, context) => {
    const area = readArea(text)
    if ('error' in area && area.error === 'empty') return null
    if ('squareMetres' in area && isRequested(area.squareMetres)) return Math.round(area.squareMetres)
    context.addIssue('must be an area in square metres')
    return z.NEVER
  })

const Form = z
  .object({
    name: requiredText(MAX_LINE_LENGTH),
    phone_number: mobileNumber,
    /** Confirmation of a number that differs from the account's. */
    phone_confirmation: confirmationField,
    deal_type: knownId(DEAL_TYPES),
    real_estate_type: knownId(REAL_ESTATE_TYPES),
    city: z.coerce.number(REQUIRED).refine(isId, 'must be an id'),
    district: optionalId,
    price_from: optionalPrice,
    price_to: optionalPrice,
    currency: z.enum(['1', '2'], 'must be 1 or 2').default('2').transform(Number),
    area_from: optionalArea,
    area_to: optionalArea,
    comment: optionalText(MAX_COMMENT_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from: number | null, to: number | null) => {
      if (from !== null && to !== null && from > to)
        context.addIssue({ code: 'custom', path: [field], message: 'must not be less than where it begins' })
    }
    check('price_to', price_from?.amount ?? null, price_to?.amount ?? null)
    check('area_to', area_from, area_to)
    const [first, last] = [price_from?.currency, price_to?.currency]
    if (first && last && first !== last)
      context.addIssue({
        code: 'custom',
        path: ['price_to'],
        message: 'must be in the currency of the other price',
      })
  })
  // A currency sign beside a price overrides the menu.
  .transform(({ price_from, price_to, currency, ...form }) => ({
    ...form,
    price_from: price_from ? Math.round(price_from.amount) : null,
    price_to: price_to ? Math.round(price_to.amount) : null,
    currency: price_from?.currency ?? price_to?.currency ?? currency,
  }))

export type SearchRequestForm = z.output<typeof Form> & { roomTypes: number[] }

/** @throws ApiError 422 with all field errors */
export function parseSearchRequest(body: QueryParams): SearchRequestForm {
  return { ...parseForm(Form, body), roomTypes: getIds(body, 'room_types').slice(0, MAX_ROOM_TYPES) }
}
