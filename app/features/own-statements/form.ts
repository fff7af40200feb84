import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { idOf, wordList } from '~contract/forms/field-schemas'
import { CLOSING_OUTCOMES } from '~contract/own-statements'
import { type DraftFieldError, findDraftErrors } from '~contract/statement-drafts'
import { parseId, parseIdLists } from '~contract/values/ids'

const OPERATIONS = [
  'hide',
  'show',
  'renew',
  'choose_delete',
  'choose_vip',
  'choose_services',
  'copy',
] as const
type Operation = (typeof OPERATIONS)[number]

const statements = wordList().transform(parseIdLists)

/** Form of the buttons above the list, which apply to the ticked statements, and in its rows. */
export const statementListForm = defineForm({
  id: 'statement-list',
  schema: z
    .object({
      statements,
      /** Page to show afterwards. Default: the list. */
      return_to: z.string().optional(),
      operation: z
        .string('rejected')
        .transform(parseOperation)
        .pipe(z.object({ name: z.enum(OPERATIONS, 'rejected'), statement: z.number().nullable() })),
    })
    .refine(
      ({ statements: ticked, operation }) => operation.statement || ticked.length > 0,
      'no_statement_ticked',
    ),
  failureKey: 'not_done',
})

export const deleteForm = defineForm({
  id: 'delete-statements',
  intent: 'delete',
  schema: z.object({ statements: statements.pipe(z.array(z.number()).min(1, 'rejected')) }),
  failureKey: 'not_done',
})

const PRICE_ERRORS: Partial<Record<DraftFieldError['error'], ErrorKey>> = {
  min: 'price_too_small',
  max: 'price_too_large',
  whole: 'price_whole',
  currency: 'price_currency',
  per_area: 'price_per_area',
}

function refinePrice(text: string, context: z.RefinementCtx): void {
  const [found] = text === '' ? [] : findDraftErrors({ price: text }, ['price'])
  if (!found) return
  const message = PRICE_ERRORS[found.error] ?? 'price_invalid'
  context.addIssue({ code: 'custom', message, params: { count: found.bound, sign: found.sign } })
}

/** Price as typed: the backend parses it by the same function. */
const price = z.string('amount_missing').trim().min(1, 'amount_missing').superRefine(refinePrice)

export const priceForm = defineForm({
  id: 'statement-price',
  intent: 'price',
  schema: z.object({
    statement: idOf(),
    price,
    currency_id: z.enum(['1', '2'], 'rejected'),
    /** Unusual price that the user was shown; sending it again confirms it. */
    confirmed_price: z.string().default(''),
    /** The other price that the question offers. */
    meant_price: z.string().default(''),
  }),
})

export const closeForm = defineForm({
  id: 'close-statement',
  intent: 'close',
  schema: z.object({
    statement: idOf(),
    outcome: z.enum(CLOSING_OUTCOMES, 'deal_changed'),
    final_price: z
      .string()
      .default('')
      .transform((text) => text.trim())
      .superRefine(refinePrice),
  }),
})

/** Returns the value of a row's button. */
export function toRowOperation(operation: Operation, statement: number): string {
  return `${operation}/${statement}`
}

function parseOperation(text: string) {
  const [name, statement] = text.split('/')
  return { name, statement: parseId(statement) ?? null }
}
