import { z } from 'zod'
import { parseStatementId } from '~/features/statements'
import { defineForm } from '~/forms/define-form'
import { MAX_COMPARED, MAX_PLACE_NAME_LENGTH } from '~contract/comparisons'
import { createVoteFields } from '~contract/forms/comparisons'
import { idOf, optionalText, requiredText } from '~contract/forms/field-schemas'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** Place to which walks are compared. */
export const placeForm = defineForm({
  id: 'compared-place',
  intent: 'place',
  schema: z.object({
    address: requiredText(MAX_LINE_LENGTH, { missing: 'address_missing' }),
    place_name: optionalText(MAX_PLACE_NAME_LENGTH),
  }),
})

/** Button that makes a comparison on which others can vote. */
export const shareForm = defineForm({
  id: 'share-comparison',
  intent: 'share',
  oneTime: true,
  schema: z.object({}),
  failureKey: 'not_done',
})

/** Votes of one person on these statements. */
export function createVoteForm(ids: readonly number[]) {
  return defineForm({ id: 'votes', intent: 'vote', schema: createVoteFields(ids) })
}

const MAX_LIST_LENGTH = 2_000

/** Statements of a shared comparison, as numbers or links. */
export const changeForm = defineForm({
  id: 'compared-statements',
  intent: 'change',
  schema: z.object({
    statements: requiredText(MAX_LIST_LENGTH, { missing: 'statement_missing' }).transform((text, context) => {
      const words = text.split(/[\s,;]+/).filter(Boolean)
      const ids = words.map((word) => parseStatementId(word.replace(/[?#].*$/, '').replace(/^.*\//, '')))
      const known = [...new Set(ids)].filter((id) => id !== undefined)
      if (ids.includes(undefined)) context.addIssue('compared_list_invalid')
      else if (known.length > MAX_COMPARED)
        context.addIssue({ code: 'custom', message: 'compared_list_long', params: { count: MAX_COMPARED } })
      return known
    }),
  }),
})

/** Form of the buttons that remove a place. */
export const removePlaceForm = defineForm({
  id: 'remove-place',
  intent: 'remove-place',
  schema: z.object({ place: z.string('rejected') }),
  failureKey: 'not_done',
})

/** Form of the buttons that remove a person with all votes. */
export const removePersonForm = defineForm({
  id: 'remove-person',
  intent: 'remove-person',
  schema: z.object({ person: idOf() }),
  failureKey: 'not_done',
})

export const deleteComparisonForm = defineForm({
  id: 'delete-comparison',
  intent: 'delete',
  schema: z.object({}),
  failureKey: 'not_done',
})
