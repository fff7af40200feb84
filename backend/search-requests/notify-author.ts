import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { toNamesSql } from '~backend/locations/place-name-sql'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { forEachLocale, type LocalizedText } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import { NOTIFICATION_KIND } from '~contract/notifications'

interface AuthorNews {
  contactRequestId: number
  searchRequestId: number
  authorId: number
  /** User who requests the number. */
  senderId: number
}

/** Asks the author to share the number with a user, on the site and by email. */
export async function notifyAuthor(
  transaction: Db,
  { contactRequestId, searchRequestId, authorId, senderId }: AuthorNews,
): Promise<void> {
  const subject = await describeSearchRequest(transaction, searchRequestId)
  const cause = `number:${contactRequestId}`
  await addNotification(transaction, {
    userId: authorId,
    kind: NOTIFICATION_KIND.client_numbers,
    senderId,
    details: {
      text: forEachLocale((locale) =>
        NOTIFICATION_TEXTS[locale]('number_requested.text', { subject: subject[locale] }),
      ),
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

/** Returns a description such as "Apartment, Tbilisi, Vake". */
async function describeSearchRequest(db: Db, id: number): Promise<LocalizedText> {
  const { rows } = await db.query<{ type_id: number; city: LocalizedText; district: LocalizedText | null }>(
    `select r.real_estate_type_id as type_id, ${toNamesSql('c')} as city, ${toNamesSql('d')} as district
     from search_requests r
     left join cities c on c.id = r.city_id left join districts d on d.id = r.district_id
     where r.id = $1`,
    [id],
  )
  const type = REAL_ESTATE_TYPES.find((one) => one.id === rows[0]?.type_id)
  return forEachLocale((locale) =>
    [type?.[locale], rows[0]?.city?.[locale], rows[0]?.district?.[locale]].filter(Boolean).join(', '),
  )
}

async function readName(db: Db, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select ${userNameSql('u')} as name from users u where u.id = $1`,
    [userId],
  )
  return rows[0]?.name ?? ''
}
