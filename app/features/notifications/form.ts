import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { wordList } from '~contract/forms/field-schemas'
import { NOTIFICATION_RESPONSES } from '~contract/notifications'

/** Form of the buttons above the list, for the ticked notifications. */
export const tickedNotificationsForm = defineForm({
  id: 'ticked-notifications',
  schema: z
    .object({
      notification_uuids: wordList(),
      operation: z.enum(['seen', 'unseen', 'all_seen'], 'rejected'),
    })
    .refine(
      ({ notification_uuids: ticked, operation }) => operation === 'all_seen' || ticked.length > 0,
      'no_notification_ticked',
    ),
  failureKey: 'not_done',
})

/** Form of the response to a notification. */
export const responseForm = defineForm({
  id: 'notification-response',
  intent: 'respond',
  schema: z.object({ response: z.enum(NOTIFICATION_RESPONSES, 'rejected') }),
  failureKey: 'not_done',
})

export const markUnseenForm = defineForm({
  id: 'mark-unseen',
  intent: 'unseen',
  schema: z.object({}),
  failureKey: 'not_done',
})
