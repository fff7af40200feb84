import type { TFunction } from 'i18next'
import type { Language } from '~/i18n/languages'
import type { Notification } from '~/upstream/notifications.server'
import { toReaderName } from '~contract/values/reader-name'
import { NOTIFICATIONS_PATH } from './urls'

interface ReaderTexts {
  t: TFunction<'notifications'>
  language: Language
}

/** Formats the upstream's text if any, or else ours for its kind. */
export function formatNotification(
  notification: Pick<Notification, 'kind' | 'title' | 'text' | 'sender' | 'writer' | 'statement'>,
  { t, language }: ReaderTexts,
): { title: string; text: string } {
  const { kind, title, text, sender, writer, statement } = notification
  const names = {
    sender: sender ? toReaderName(sender, language) : t('unknown_sender'),
    writer: writer ? toReaderName(writer, language) : t('unknown_sender'),
    statement: statement?.title ?? t('unknown_statement'),
  }
  return { title: title ?? t(`kinds.${kind}.title`, names), text: text ?? t(`kinds.${kind}.text`, names) }
}

export function toNotificationSummary(notification: Notification, texts: ReaderTexts) {
  return {
    uuid: notification.uuid,
    path: `${NOTIFICATIONS_PATH}/${notification.uuid}`,
    createdAt: notification.createdAt,
    ...formatNotification(notification, texts),
  }
}
