import type { LocalizedText } from '~backend/platform/localized-text'
import { formatPhone } from '~contract/values/phone'
import { createEmail } from '../texts'
import { type ConversationLink, formatConversationLink } from './conversations'
import { withReaderName } from './reader-name'

interface RequestedCall {
  name: string
  phoneNumber: string
  comment: string
  /** Path of the conversation with a sender who can be answered there. */
  path?: string | undefined
}

export const CALL_REQUESTED = withReaderName(
  createEmail<RequestedCall>((t, { name, phoneNumber, comment, path }) => ({
    subject: t('call_requested.subject', { name }),
    paragraphs: [t('call_requested.text')],
    quote: comment,
    rows: [
      [t('labels.name'), name],
      [t('labels.phone'), formatPhone(phoneNumber)],
    ],
    link: path ? { label: t('conversation_message.link'), path } : undefined,
  })),
)

/** The subject is the recipient's search request. */
export const NUMBER_REQUESTED = withReaderName(
  createEmail<{ name: string; subject: LocalizedText }>((t, { name, subject }, locale) => ({
    subject: t('number_requested.subject', { name }),
    paragraphs: [t('number_requested.text')],
    rows: [[t('labels.looking_for'), subject[locale]]],
    link: { label: t('number_requested.link'), path: '/account/notifications' },
  })),
)

/** Operator's answer to a visitor's message. */
export const LEAD_ANSWERED = createEmail<{ text: string } & ConversationLink>((t, { text, ...link }) => ({
  subject: t('lead_answered.subject'),
  paragraphs: [t('lead_answered.text')],
  quote: text,
  ...formatConversationLink(t, link),
}))
