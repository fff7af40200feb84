import type { TFunction } from 'i18next'
import type { LocalizedText } from '~backend/platform/localized-text'
import { formatPhone } from '~contract/values/phone'
import { createEmail } from '../texts'
import { withReaderName } from './reader-name'

export interface ConversationLink {
  /** Path of the conversation, with the key of a guest. */
  path: string
  /** Address to which the recipient can answer by email. */
  replyAddress?: string | undefined
}

interface WrittenMessage extends ConversationLink {
  /** Statement that the conversation is about, with its titles. */
  statementId: number | null
  title: LocalizedText | undefined
  /** Empty for a client who has not shared it. */
  name: string
  /** Number that the author shares; empty if they do not. */
  phoneNumber: string
  text: string
}

export const CONVERSATION_MESSAGE = withReaderName(
  createEmail<WrittenMessage>(
    (t, { statementId, title, name, phoneNumber, text, path, replyAddress }, locale) => ({
      subject: formatSubject(t, { name: name || t('conversation_message.client'), statementId }),
      paragraphs: title ? [title[locale]] : [],
      quote: text,
      rows: [
        ...(name ? [[t('labels.name'), name] as const] : []),
        ...(phoneNumber ? [[t('labels.phone'), formatPhone(phoneNumber)] as const] : []),
      ],
      ...formatConversationLink(t, { path, replyAddress }),
    }),
  ),
)

/** Returns the link to a conversation, and how its recipient can answer. */
export function formatConversationLink(t: TFunction<'emails'>, { path, replyAddress }: ConversationLink) {
  return {
    link: { label: t('conversation_message.link'), path },
    closing: t(replyAddress ? 'conversation_message.closing_by_email' : 'conversation_message.closing'),
    ...(replyAddress && { replyTo: replyAddress }),
  }
}

function formatSubject(
  t: TFunction<'emails'>,
  { name, statementId }: Pick<WrittenMessage, 'name' | 'statementId'>,
): string {
  return statementId === null
    ? t('conversation_message.subject', { name })
    : t('conversation_message.subject_numbered', { name, id: statementId })
}
