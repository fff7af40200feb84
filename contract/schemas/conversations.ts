import { z } from 'zod'
import { CONVERSATION_KINDS, CONVERSATION_SIDES, CONVERSATION_STATES } from '../conversations'
import { LEAD_KINDS } from '../leads'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

const conversationFields = {
  id: z.string(),
  kind: z.enum(CONVERSATION_KINDS),
  /** The reader's side. */
  side: z.enum(CONVERSATION_SIDES),
  state: z.enum(CONVERSATION_STATES),
  /** Name of the other side; absent for operators and once its account is closed. */
  other_name: optionalText,
  /** The statement it is about; `card` only while it is public. */
  statement: z.object({ id, title: z.string(), card: StatementCard.nullish() }).nullish(),
  /** Lead that operators answer; the conversation is of the kind `lead`. */
  lead_kind: z.enum(LEAD_KINDS).nullish(),
  /** The project that a call request is about. */
  project: z.object({ title: z.string() }).nullish(),
  /** The accepted search request. */
  search_request: z.object({ title: z.string() }).nullish(),
  unread: z.number().int(),
}

/** File of a message; `width` and `height` in pixels are of a picture. */
export const MessageFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
})

/** `text` is empty in a message of files alone, and absent once its author has closed the account. */
const ConversationMessage = z.object({
  id,
  is_own: z.boolean(),
  text: z.string().nullish(),
  files: rowsOf(MessageFile).default([]),
  created_at: georgianTime,
})

const ConversationSummary = z.object({ ...conversationFields, last: ConversationMessage })

/** `GET /conversations`; `unread` is the number of conversations with unread messages. */
export const ConversationPage = countedPageOf(ConversationSummary).extend({ unread: z.number().int() })

const Contact = z.object({ phone_number: optionalText, email: optionalText })

/** `GET /conversations/{id}` */
export const Conversation = z.object({
  ...conversationFields,
  messages: rowsOf(ConversationMessage),
  /** Latest message that the other side has seen. */
  seen_by_other: z.number().int(),
  /** True if a reply reaches the other side: a guest without an email can only be called. */
  can_reply: z.boolean(),
  /** Contacts that the other side shares. */
  other_contact: Contact.nullish(),
  /** Contacts that the reader shares. */
  own_contact: Contact.nullish(),
})

export const MessageSent = z.object({ id, created_at: georgianTime, conversation: z.string() })
