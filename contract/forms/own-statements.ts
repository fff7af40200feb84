import { z } from 'zod'
import { type DraftFieldError, findDraftErrors } from '../statement-drafts'
import { CLOSING_OUTCOMES } from '../statements'
import { parseId } from '../values/ids'
import type { FormErrorKey } from './form-errors'

const PRICE_ERRORS: Partial<Record<DraftFieldError['error'], FormErrorKey>> = {
  min: 'price_too_small',
  max: 'price_too_large',
  whole: 'price_whole',
  currency: 'price_currency',
  per_area: 'price_per_area',
}

/** Checks a price by the rules of drafts. It stays as typed, because its sign may name a currency. */
function refinePrice(text: string, context: z.RefinementCtx): void {
  const [found] = text === '' ? [] : findDraftErrors({ price: text }, ['price'])
  if (!found) return
  const message = PRICE_ERRORS[found.error] ?? 'price_invalid'
  context.addIssue({ code: 'custom', message, params: { count: found.bound, sign: found.sign } })
}

/** New owner of statements: `own` for the company itself, or the id of an agent. */
export const newOwner = z
  .string('agent_missing')
  .refine((text) => text === 'own' || parseId(text) !== undefined, 'agent_missing')

/** New price of a statement. */
export const priceChangeFields = z.object({
  price: z.string('amount_missing').trim().min(1, 'amount_missing').superRefine(refinePrice),
})

/** End of a statement that was sold or rented out; the price is optional. */
export const closingFields = z.object({
  outcome: z.enum(CLOSING_OUTCOMES, 'deal_changed'),
  final_price: z
    .string('rejected')
    .default('')
    .transform((text) => text.trim())
    .superRefine(refinePrice),
})
