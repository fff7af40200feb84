import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf, requiredText } from '~/forms/field-schemas'
import { parseId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const saveSearchForm = defineForm({
  id: 'save-search',
  schema: z.object({
    name: requiredText(MAX_LINE_LENGTH, { missing: 'search_name_missing' }),
    emails: z
      .string('rejected')
      .optional()
      .transform((ticked) => ticked === 'on'),
  }),
})

const OPERATIONS = ['send_emails', 'stop_emails'] as const
type Operation = (typeof OPERATIONS)[number]

/** Form of the buttons in all rows. */
export const savedSearchesForm = defineForm({
  id: 'saved-searches',
  schema: z.object({
    operation: z
      .string('rejected')
      .transform(parseOperation)
      .pipe(z.object({ name: z.enum(OPERATIONS, 'rejected'), search: z.number('rejected') })),
  }),
  failureKey: 'not_done',
})

/** Form of the confirmation dialog. */
export const deleteSearchForm = defineForm({
  id: 'delete-search',
  intent: 'delete',
  schema: z.object({ id: idOf() }),
  failureKey: 'not_done',
})

export function toRowOperation(name: Operation, search: number): string {
  return `${name}:${search}`
}

function parseOperation(text: string) {
  const [name, search] = text.split(':')
  return { name, search: parseId(search) }
}
