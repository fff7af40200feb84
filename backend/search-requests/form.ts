import { z } from 'zod'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import {
  confirmationField,
  idempotencyKey,
  idField,
  mobileNumber,
  optionalText,
  parseForm,
  REQUIRED,
  requiredText,
} from '~backend/platform/http/form'
import { getIds, parseNumber, type QueryParams } from '~backend/platform/http/query'
import { MAX_SEARCH_REQUEST_AMOUNT } from '~contract/search-requests'
import { isId } from '~contract/values/ids'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const MAX_ROOM_TYPES = 20

const knownId = (known: readonly { id: number }[]) =>
  z.coerce
    .number(REQUIRED)
    .refine((value) => known.some((one) => one.id === value), 'is not one that there is')

const optionalId = z.preprocess((value) => value || undefined, idField.optional())

/** Whole units; empty when it does not matter. */
const optionalAmount = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN)))
  .refine(
    (amount) => amount === null || (amount >= 1 && amount <= MAX_SEARCH_REQUEST_AMOUNT),
    'must be a number',
  )
  .transform((amount) => (amount === null ? null : Math.round(amount)))

const Form = z
  .object({
    name: requiredText(MAX_LINE_LENGTH),
    phone_number: mobileNumber,
    /** The proof of a number that the account does not have. */
    phone_confirmation: confirmationField,
    deal_type: knownId(DEAL_TYPES),
    real_estate_type: knownId(REAL_ESTATE_TYPES),
    city: z.coerce.number(REQUIRED).refine(isId, 'must be an id'),
    district: optionalId,
    price_from: optionalAmount,
    price_to: optionalAmount,
    currency: z.enum(['1', '2'], 'must be 1 or 2').default('2').transform(Number),
    area_from: optionalAmount,
    area_to: optionalAmount,
    comment: optionalText(MAX_COMMENT_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from: number | null, to: number | null) => {
      if (from !== null && to !== null && from > to)
        context.addIssue({ code: 'custom', path: [field], message: 'must not be less than where it begins' })
    }
    check('price_to', price_from, price_to)
    check('area_to', area_from, area_to)
  })

export type SearchRequestForm = z.output<typeof Form> & { roomTypes: number[] }

/** @throws ApiError 422 with all field errors */
export function parseSearchRequest(body: QueryParams): SearchRequestForm {
  return { ...parseForm(Form, body), roomTypes: getIds(body, 'room_types').slice(0, MAX_ROOM_TYPES) }
}
