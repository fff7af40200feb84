import { z } from 'zod'
import { CONVERSATION_ACTS, MAX_MESSAGE_FILE_BYTES, MAX_MESSAGE_FILES } from '../conversations'
import { ownerMessageFields } from '../forms/contact'
import { conversationReportFields, replyFields } from '../forms/conversations'
import { card } from '../samples/statements'
import { Conversation, ConversationPage, MessageSent } from '../schemas/conversations'
import { OrderDocument } from '../schemas/services'
import { defineEndpoint } from './endpoint'
import { fileField, idempotencyKey, paging } from './fields'

/** Room for the texts of a form with files. */
const FRAMING_BYTES = 200_000

const ID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

const message = {
  id: 12,
  is_own: false,
  text: 'Is it still for sale?',
  files: [{ id: ID, name: 'plan.jpg', size: 120_000, width: 1_200, height: 800 }],
  created_at: '2026-11-29 12:30:00',
}

const summary = {
  id: ID,
  kind: 'statement' as const,
  side: 'owner' as const,
  state: 'open' as const,
  other_name: 'Nino',
  statement: { id: 101, title: '3-room apartment for sale in Vake', card },
  search_request: { title: 'Apartment, Tbilisi, Vake' },
  unread: 1,
}

/** A guest proves a conversation to be theirs by the header of `CONVERSATION_KEY_HEADER`. */
export const conversationEndpoints = {
  writeToOwner: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/{id}/message',
    access: 'visitor',
    summary: 'Writes to the owner of an active statement; repeats with a key count once',
    body: {
      encoding: 'json',
      fields: ownerMessageFields.extend({ idempotency_key: idempotencyKey }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/conversations',
    access: 'user',
    summary: 'Page of conversations of the user, unread ones first',
    query: z.object(paging(15)),
    answer: ConversationPage,
    samples: [{ data: [{ ...summary, last: message }], total: 1, last_page: 1, unread: 1 }],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'conversations/{id}',
    access: 'holder',
    summary: 'Conversation with its messages, oldest first',
    answer: Conversation,
    samples: [
      {
        ...summary,
        state: 'account_closed',
        other_name: null,
        statement: null,
        kind: 'call_request',
        messages: [message, { ...message, id: 13, is_own: true, text: null }],
        seen_by_other: 13,
        can_reply: false,
        other_contact: { phone_number: '555123456', email: null },
        own_contact: null,
      },
    ],
    mayBeMissing: true,
  }),

  markSeen: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'conversations/{id}/seen',
    access: 'holder',
    summary: 'Marks all messages of a conversation as seen; safe to repeat',
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  reply: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'conversations/{id}/messages',
    access: 'holder',
    summary: 'Writes in an open conversation, with pictures and PDF files; repeats with a key count once',
    body: {
      encoding: 'form',
      fields: replyFields.extend({
        idempotency_key: idempotencyKey,
        file_1: fileField,
        file_2: fileField,
        file_3: fileField,
      }),
      maxBytes: MAX_MESSAGE_FILES * MAX_MESSAGE_FILE_BYTES + FRAMING_BYTES,
    },
    answer: MessageSent,
    samples: [{ id: 13, created_at: '2026-11-29 12:31:00', conversation: ID }],
    mayBeMissing: true,
  }),

  file: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'conversations/{id}/files/{file}',
    access: 'holder',
    summary: 'File of a message',
    answer: OrderDocument,
    samples: [{ name: 'plan.pdf', media_type: 'application/pdf', content: 'JVBERi0=' }],
    mayBeMissing: true,
  }),

  change: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'conversations/{id}/change',
    access: 'holder',
    summary: 'Shares own contacts, or closes, blocks or reopens a conversation; safe to repeat',
    body: {
      encoding: 'json',
      fields: z.object({ act: z.enum(CONVERSATION_ACTS, 'must be an act on a conversation') }),
    },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  report: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'conversations/{id}/report',
    access: 'holder',
    summary: 'Reports a conversation to the operators; one report of each side a day counts',
    body: { encoding: 'json', fields: conversationReportFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
