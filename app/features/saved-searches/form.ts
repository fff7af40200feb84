import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { Refusal } from '~/upstream/refusals'
import { idOf } from '~contract/forms/field-schemas'
import { followedSearchFields, pushFields, savedSearchFields } from '~contract/forms/saved-searches'
import { EMAIL_FREQUENCIES } from '~contract/saved-searches'
import { parseId } from '~contract/values/ids'

/** Choice of a saved search that sends no emails. */
export const NO_EMAILS = 'none'

export const saveSearchForm = defineForm({
  id: 'save-search',
  schema: savedSearchFields.extend({
    emails: z.enum([...EMAIL_FREQUENCIES, NO_EMAILS], 'frequency_missing'),
  }),
})

export const followSearchForm = defineForm({ id: 'follow-search', schema: followedSearchFields })

export const confirmSearchForm = defineForm({
  id: 'confirm-search',
  intent: 'confirm',
  schema: followedSearchFields.pick({ frequency: true }),
  failureKey: 'not_done',
})

/** Form of a browser's notifications, which script fills in. */
export const addPushForm = defineForm({
  id: 'add-push',
  intent: 'add_push',
  schema: z.object({ subscription: z.string('push_refused').transform(parseSubscription) }),
  failureKey: 'push_refused',
})

export const stopPushForm = defineForm({
  id: 'stop-push',
  intent: 'stop_push',
  schema: z.object({}),
  failureKey: 'not_done',
})

export const stopSearchForm = defineForm({
  id: 'stop-search',
  intent: 'stop',
  schema: z.object({}),
  failureKey: 'not_done',
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

/** Parses the subscription that a browser made, as JSON. */
function parseSubscription(text: string, context: z.RefinementCtx) {
  try {
    return pushFields.parse(JSON.parse(text))
  } catch {
    context.addIssue('push_refused')
    return z.NEVER
  }
}

export function toRowOperation(name: Operation, search: number): string {
  return `${name}:${search}`
}

function parseOperation(text: string) {
  const [name, search] = text.split(':')
  return { name, search: parseId(search) }
}

/** True if emails are refused because too many statements fit the search. */
export function isTooWide({ fieldErrors }: Refusal): boolean {
  return fieldErrors.some(({ field }) => field === 'sends_emails')
}
