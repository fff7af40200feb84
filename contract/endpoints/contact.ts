import { z } from 'zod'
import {
  callRequestFields,
  contactMessageFields,
  messageSettingsFields,
  reportFields,
} from '../forms/contact'
import { requiredText } from '../forms/field-schemas'
import { parseLinkedKind } from '../messages'
import { MessageSettings } from '../schemas/accounts'
import { isUuid } from '../values/ids'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, optionalId } from './fields'

/** Fields of the link in an email, which mail programs send as a query. */
export const unsubscribeFields = z.object({
  kind: requiredText(50).transform((text, context) => {
    const kind = parseLinkedKind(text)
    if (kind) return kind
    context.addIssue('must be a kind of message')
    return z.NEVER
  }),
  token: requiredText(50).refine(isUuid, 'must be a uuid'),
})

export const contactEndpoints = {
  requestCall: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'call-request',
    access: 'visitor',
    summary: 'Asks a company, or the marketplace, to call; repeats with a key count once',
    body: {
      encoding: 'form',
      fields: callRequestFields.extend({
        /** Broker or developer who should call. Default: the marketplace. */
        company_id: optionalId,
        /** Project of the company that the request is about. */
        project_id: optionalId,
        idempotency_key: idempotencyKey,
      }),
    },
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  sendMessage: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'contact',
    access: 'visitor',
    summary: 'Writes to the marketplace; repeats with a key count once',
    body: {
      encoding: 'form',
      fields: contactMessageFields.safeExtend({ idempotency_key: idempotencyKey }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  reportStatement: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/{id}/report',
    access: 'visitor',
    summary: 'Reports a statement; only the first report of a visitor counts each day',
    body: { encoding: 'json', fields: reportFields },
    answer: z.unknown(),
    samples: [],
  }),

  messageSettings: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/message-settings',
    access: 'user',
    summary: 'Language and kinds of the emails, and kinds of the notifications, of the user',
    answer: MessageSettings,
    samples: [{ email: 'nino@example.ge', language: 'ka', unwanted: ['statements_ending'], hidden: [] }],
  }),

  saveMessageSettings: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/message-settings',
    access: 'user',
    summary: 'Saves language and kinds of the emails, and kinds of the notifications; safe to repeat',
    body: { encoding: 'form', fields: messageSettingsFields },
    answer: z.unknown(),
    samples: [],
  }),

  unsubscribe: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'messages/unsubscribe',
    access: 'anyone',
    summary: 'Ends a kind of emails by the link in one of them; safe to repeat',
    body: {
      encoding: 'json',
      fields: unsubscribeFields,
    },
    answer: z.unknown(),
    samples: [],
  }),
}
