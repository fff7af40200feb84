import type { TFunction } from 'i18next'
import type { Notification } from '~/upstream/notifications.server'
import { NOTIFICATIONS_PATH } from './urls'

/** What a notification says: the upstream's own words where there are any, else ours for its kind. */
export function formatNotification(
  notification: Pick<Notification, 'kind' | 'title' | 'text' | 'sender' | 'writer' | 'statement'>,
  t: TFunction<'notices'>,
): { title: string; text: string } {
  const { kind, title, text, sender, writer, statement } = notification
  const names = {
    sender: sender ?? t('somebody'),
    writer: writer ?? t('somebody'),
    statement: statement?.title ?? t('a_statement'),
  }
  return { title: title ?? t(`kinds.${kind}.title`, names), text: text ?? t(`kinds.${kind}.text`, names) }
}

/** A notification in one line, and where it is told whole. */
export function toNotificationSummary(notification: Notification, t: TFunction<'notices'>) {
  return {
    uuid: notification.uuid,
    path: `${NOTIFICATIONS_PATH}/${notification.uuid}`,
    createdAt: notification.createdAt,
    ...formatNotification(notification, t),
  }
}
