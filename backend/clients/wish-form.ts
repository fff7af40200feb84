import { z } from 'zod'
import { DEAL_TYPES } from '../dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '../dictionaries/real-estate-types'
import { mobileNumber, oneTimeKey, optionalText, REQUIRED, readForm, requiredText } from '../http/form'
import { idsOf, isId, numberOf, type Query } from '../http/query'

const MOST = 200_000_000
const MOST_ROOM_TYPES = 20

const id = (known: readonly { id: number }[]) =>
  z.coerce
    .number(REQUIRED)
    .refine((value) => known.some((one) => one.id === value), 'is not one that there is')

const maybeId = z.preprocess(
  (value) => value || undefined,
  z.coerce.number('must be an id').refine(isId, 'must be an id').optional(),
)

/** Whole units; as people write them. Empty: it does not matter. */
const maybeAmount = z
  .string()
  .default('')
  .transform((text) =>
    text.trim() === '' ? null : (numberOf(new Map([['amount', [text]]]), 'amount') ?? Number.NaN),
  )
  .refine((amount) => amount === null || (amount >= 1 && amount <= MOST), 'must be a number')
  .transform((amount) => (amount === null ? null : Math.round(amount)))

const Form = z
  .object({
    name: requiredText(255),
    phone_number: mobileNumber,
    deal_type: id(DEAL_TYPES),
    real_estate_type: id(REAL_ESTATE_TYPES),
    city: z.coerce.number(REQUIRED).refine(isId, 'must be an id'),
    district: maybeId,
    price_from: maybeAmount,
    price_to: maybeAmount,
    currency: z.enum(['1', '2'], 'must be 1 or 2').default('2').transform(Number),
    area_from: maybeAmount,
    area_to: maybeAmount,
    comment: optionalText(1_000),
    idempotency_key: oneTimeKey,
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from: number | null, to: number | null) => {
      if (from !== null && to !== null && from > to)
        context.addIssue({ code: 'custom', path: [field], message: 'must not be less than where it begins' })
    }
    check('price_to', price_from, price_to)
    check('area_to', area_from, area_to)
  })

export type WishForm = z.output<typeof Form> & { roomTypes: number[] }

/**
 * What somebody seeks.
 *
 * @throws ApiError 422 with every fault by its field
 */
export function readWish(body: Query): WishForm {
  return { ...readForm(Form, body), roomTypes: idsOf(body, 'room_types').slice(0, MOST_ROOM_TYPES) }
}
