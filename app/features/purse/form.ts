import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { parseLari } from '~contract/values/typed-price'

const MAX_TETRI = 99_999_999_999

/** Schema of a typed sum in lari. */
function lari({ missing, invalid }: { missing?: ErrorKey; invalid: ErrorKey }) {
  const text = z.string(missing ?? 'rejected')
  return (missing ? text : text.default('')).transform((typed, context): number => {
    const plain = typed.trim()
    if (plain === '' && missing === undefined) return 0
    const sum = parseLari(plain)
    if ('tetri' in sum && Number.isInteger(sum.tetri) && sum.tetri >= 0 && sum.tetri <= MAX_TETRI)
      return sum.tetri / 100
    context.addIssue(plain === '' && missing ? missing : invalid)
    return z.NEVER
  })
}

export const purseForm = defineForm({
  id: 'purse',
  intent: 'save',
  schema: z.object({
    income: lari({ missing: 'income_missing', invalid: 'income_invalid' }),
    savings: lari({ invalid: 'savings_invalid' }),
    debts: lari({ invalid: 'debts_invalid' }),
  }),
})

export const deletePurseForm = defineForm({
  id: 'delete-purse',
  intent: 'delete',
  schema: z.object({}),
  failureKey: 'not_done',
})
