import { z } from 'zod'
import { LANGUAGES } from '../languages'
import { isOptionalMessage } from '../messages'
import { needsComment, REPORT_REASONS } from '../reports'
import { MessageSettings } from '../schemas/messages'
import { isUuid } from '../values/ids'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../values/text-lengths'
import { defineEndpoint } from './endpoint'
import {
  emailField,
  idempotencyKey,
  internationalPhone,
  mobileNumber,
  optionalId,
  optionalText,
  REQUIRED,
  requiredText,
  wordList,
} from './fields'

/** Fields of the link in an email, which mail programs send as a query. */
export const unsubscribeFields = z.object({
  kind: requiredText(50).refine(isOptionalMessage, 'must be a kind of message'),
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
      fields: z.object({
        name: requiredText(MAX_LINE_LENGTH),
        phone_number: internationalPhone,
        comment: optionalText(MAX_COMMENT_LENGTH),
        /** Broker or developer who should call. Default: the marketplace. */
        company_id: optionalId,
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
      fields: z
        .object({
          name: requiredText(MAX_LINE_LENGTH),
          email: z.union([z.literal('').default(''), emailField]),
          phone_number: z.union([z.literal('').default(''), internationalPhone]),
          message: requiredText(MAX_MESSAGE_LENGTH),
          idempotency_key: idempotencyKey,
        })
        .refine(({ email, phone_number }) => email || phone_number, { path: ['email'], message: REQUIRED }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  writeToOwner: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/{id}/message',
    access: 'visitor',
    summary: 'Writes to the owner of an active statement; repeats with a key count once',
    body: {
      encoding: 'json',
      fields: z.object({
        name: requiredText(MAX_LINE_LENGTH),
        phone_number: mobileNumber,
        message: requiredText(MAX_COMMENT_LENGTH),
        idempotency_key: idempotencyKey,
      }),
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
    body: {
      encoding: 'json',
      fields: z
        .object({
          reason: z.enum(REPORT_REASONS, {
            error: ({ input }) => (input ? `must be one of ${REPORT_REASONS.join(', ')}` : REQUIRED),
          }),
          comment: optionalText(MAX_COMMENT_LENGTH),
        })
        .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
          path: ['comment'],
          error: REQUIRED,
        }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  messageSettings: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/message-settings',
    access: 'user',
    summary: 'Language and kinds of the emails of the user',
    answer: MessageSettings,
    samples: [{ email: 'nino@example.ge', language: 'ka', unwanted: ['statements_ending'] }],
  }),

  saveMessageSettings: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/message-settings',
    access: 'user',
    summary: 'Saves language and kinds of the emails; safe to repeat',
    body: {
      encoding: 'form',
      fields: z.object({
        language: z.enum([...LANGUAGES, ''], 'must be a language').default(''),
        wanted: wordList,
      }),
    },
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
