import type { z } from 'zod'
import { CONVERSATION_KEY_HEADER, type ConversationAct } from '~contract/conversations'
import { conversationEndpoints } from '~contract/endpoints/conversations'
import type * as wire from '~contract/schemas/conversations'
import { defineAction, defineCall } from './endpoint-call.server'
import { type OrderDocument, toOrderDocument } from './order-documents.server'
import type { ActionResult } from './refusals'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

const callWriteToOwner = defineAction(conversationEndpoints.writeToOwner)

export interface OwnerMessage {
  name: string
  email: string
  phone: string
  message: string
  /** Idempotency key, a UUID. */
  key: string
}

/** Sends a message to the owner; 404 if the statement is withdrawn, 429 over the rate limit. */
export function sendOwnerMessage(id: number, { phone, key, ...message }: OwnerMessage): Call<ActionResult> {
  return callWriteToOwner({ params: { id }, body: { ...message, phone_number: phone, idempotency_key: key } })
}

type WireConversation = z.output<typeof wire.Conversation>
type WireMessage = WireConversation['messages'][number]

function toMessage({ id, is_own: isOwn, text, files, created_at: createdAt }: WireMessage) {
  return { id, isOwn, text: text ?? undefined, files, createdAt }
}

export type ConversationMessage = ReturnType<typeof toMessage>

function toSubject({
  id,
  kind,
  lead_kind,
  side,
  state,
  other_name,
  statement,
  project,
  search_request: searchRequest,
  unread,
}: Omit<WireConversation, 'messages'>) {
  return {
    id,
    kind,
    leadKind: lead_kind ?? undefined,
    side,
    state,
    otherName: other_name,
    unread,
    searchRequest: searchRequest?.title,
    project: project?.title,
    statement: statement
      ? {
          id: statement.id,
          title: statement.title,
          card: statement.card ? toStatementCard(statement.card) : undefined,
        }
      : undefined,
  }
}

export type ConversationSubject = ReturnType<typeof toSubject>

function toConversation(answer: WireConversation) {
  return {
    ...toSubject(answer),
    messages: answer.messages.map(toMessage),
    seenByOther: answer.seen_by_other,
    canReply: answer.can_reply,
    otherContact: toContact(answer.other_contact),
    ownContact: toContact(answer.own_contact),
  }
}

export type Conversation = ReturnType<typeof toConversation>

function toContact(contact: WireConversation['other_contact']) {
  return contact ? { phone: contact.phone_number, email: contact.email } : undefined
}

const callList = defineCall(conversationEndpoints.list, ({ data, total, last_page, unread }) => ({
  conversations: data.map((row) => ({
    ...toSubject(row as unknown as WireConversation),
    last: toMessage(row.last),
  })),
  total,
  lastPage: last_page,
  unread,
}))

/** Requests a page of the user's conversations, unread ones first. */
export const conversationPage = (page: number) => callList({ query: { page } })

const callConversation = defineCall(conversationEndpoints.one, toConversation)
const callMarkSeen = defineCall(conversationEndpoints.markSeen)
const callFile = defineCall(conversationEndpoints.file, toOrderDocument)
const callReply = defineAction(conversationEndpoints.reply)
const callChange = defineAction(conversationEndpoints.change)
const callReport = defineAction(conversationEndpoints.report)

/** A conversation, with the key of a guest. Users need none. */
export interface ConversationAccess {
  id: string
  key?: string | undefined
}

function withKey<Answer>(call: Call<Answer>, { key }: ConversationAccess): Call<Answer> {
  return key ? { ...call, headers: { [CONVERSATION_KEY_HEADER]: key } } : call
}

export function conversation(access: ConversationAccess): Call<Conversation> {
  return withKey(callConversation({ params: { id: access.id } }), access)
}

export function markConversationSeen(access: ConversationAccess): Call<unknown> {
  return withKey(callMarkSeen({ params: { id: access.id } }), access)
}

export function replyInConversation(
  access: ConversationAccess,
  { text, files, key }: { text: string; files: readonly File[]; key: string },
): Call<ActionResult> {
  const [file_1, file_2, file_3] = files
  const body = { text, idempotency_key: key, file_1, file_2, file_3 }
  return withKey(callReply({ params: { id: access.id }, body }), access)
}

/** Requests a file of a message; 404 for conversations of others. */
export function messageFile(access: ConversationAccess, file: string): Call<OrderDocument> {
  return withKey(callFile({ params: { id: access.id, file } }), access)
}

export function changeConversation(access: ConversationAccess, act: ConversationAct): Call<ActionResult> {
  return withKey(callChange({ params: { id: access.id }, body: { act } }), access)
}

export function reportConversation(access: ConversationAccess, comment: string): Call<ActionResult> {
  return withKey(callReport({ params: { id: access.id }, body: { comment } }), access)
}
