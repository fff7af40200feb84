import type { TFunction } from 'i18next'
import type { Notification } from '~/upstream/notifications.server'
import { NOTIFICATIONS_PATH } from './urls'

/** The upstream's text if any, else ours for its kind. */
export function formatNotification(
  notification: Pick<Notification, 'kind' | 'title' | 'text' | 'sender' | 'writer' | 'statement'>,
  t: TFunction<'notifications'>,
): { title: string; text: string } {
  const { kind, title, text, sender, writer, statement } = notification
  const names = {
    sender: sender ?? t('unknown_sender'),
    writer: writer ?? t('unknown_sender'),
    statement: statement?.title ?? t('unknown_statement'),
  }
  return { title: title ?? t(`kinds.${kind}.title`, names), text: text ?? t(`kinds.${kind}.text`, names) }
}

export function toNotificationSummary(notification: Notification, t: TFunction<'notifications'>) {
  return {
    uuid: notification.uuid,
    path: `${NOTIFICATIONS_PATH}/${notification.uuid}`,
    createdAt: notification.createdAt,
    ...formatNotification(notification, t),
  }
}
