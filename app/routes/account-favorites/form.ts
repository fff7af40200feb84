import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { wordList } from '~contract/forms/field-schemas'
import { parseIds } from '~contract/values/ids'

const OPERATIONS = ['remove', 'compare', 'hide', 'show', 'keep'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Form of the buttons above the list, which apply to the selection. */
export const favoriteListForm = defineForm({
  id: 'favorite-list',
  schema: z
    .object({
      statements: wordList().transform(parseIds),
      operation: z.enum(OPERATIONS, 'rejected'),
    })
    .refine(({ statements }) => statements.length > 0, 'no_statement_ticked'),
  failureKey: 'not_done',
})
