import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { OptionalMessageKind, OptionalNotification } from '~contract/messages'

export type SettingsRow = Row<'users', 'email'> &
  Pick<Row<'message_settings'>, 'locale'> & {
    unwanted_kinds: string[] | null
    unwanted_notifications: string[] | null
  }

export async function findSettings(db: Db, userId: number): Promise<SettingsRow | undefined> {
  const { rows } = await db.query<SettingsRow>(
    `select u.email, s.locale, s.unwanted_kinds, s.unwanted_notifications
     from users u left join message_settings s on s.user_id = u.id where u.id = $1`,
    [userId],
  )
  return rows[0]
}

export async function saveSettings(
  db: Db,
  userId: number,
  {
    locale,
    unwantedKinds,
    unwantedNotifications,
  }: {
    locale: SettingsRow['locale']
    unwantedKinds: readonly OptionalMessageKind[]
    unwantedNotifications: readonly OptionalNotification[]
  },
): Promise<void> {
  await db.query(
    `insert into message_settings (user_id, locale, unwanted_kinds, unwanted_notifications)
     values ($1, $2, $3, $4)
     on conflict (user_id) do update set locale = excluded.locale, unwanted_kinds = excluded.unwanted_kinds,
       unwanted_notifications = excluded.unwanted_notifications`,
    [userId, locale, unwantedKinds, unwantedNotifications],
  )
}

/**
 * Disables a kind. Safe to repeat.
 * @returns true if the token belongs to a user
 */
export async function disableKind(db: Db, token: string, kind: OptionalMessageKind): Promise<boolean> {
  const { rowCount } = await db.query(
    `update message_settings set unwanted_kinds = array_append(array_remove(unwanted_kinds, $2), $2)
     where unsubscribe_token = $1`,
    [token, kind],
  )
  return rowCount === 1
}

export async function rememberSeenLocale(db: Db, userId: number, locale: Locale): Promise<void> {
  await db.query(
    `insert into message_settings (user_id, seen_locale)
     select id, $2 from users where id = $1 and closed_at is null for share
     on conflict (user_id) do update set seen_locale = excluded.seen_locale`,
    [userId, locale],
  )
}
