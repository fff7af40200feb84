import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { forEachLocale } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { describeSearchRequests } from './describe-search-requests'

interface AuthorNews {
  contactRequestId: number
  searchRequestId: number
  authorId: number
  /** User who requests the number. */
  senderId: number
  /** Conversation of the two about a match. */
  conversationId: string | undefined
}

/** Asks the author to share the number with a user, on the site and by email. */
export async function notifyAuthor(
  transaction: Db,
  { contactRequestId, searchRequestId, authorId, senderId, conversationId }: AuthorNews,
): Promise<void> {
  const subjects = await describeSearchRequests(transaction, [searchRequestId])
  const subject = subjects.get(searchRequestId) ?? forEachLocale(() => '')
  const cause = `number:${contactRequestId}`
  await addNotification(transaction, {
    userId: authorId,
    kind: NOTIFICATION_KIND.client_numbers,
    senderId,
    details: {
      text: forEachLocale((locale) =>
        NOTIFICATION_TEXTS[locale]('number_requested.text', { subject: subject[locale] }),
      ),
      ...(conversationId !== undefined && { url: `/account/messages/${conversationId}` }),
    },
    cause,
  })
  await addMessage(transaction, {
    kind: 'number_requested',
    to: { userId: authorId },
    facts: { name: await readName(transaction, senderId), subject },
    locale: 'ka',
    cause,
  })
}

async function readName(db: Db, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select ${userNameSql('u')} as name from users u where u.id = $1`,
    [userId],
  )
  return rows[0]?.name ?? ''
}
