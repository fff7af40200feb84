import { withoutLanguagePrefix } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import { markNotificationsSeen, type Notification, notificationByUuid } from '~/upstream/notifications.server'
import { isUuid } from '~contract/values/ids'
import { NOTIFICATIONS_PATH } from './urls'

const openedNotifications = new WeakMap<Visitor, Promise<Notification>>()

/** Opens a notification once per request: page and layout share it. */
export function openNotification(visitor: Visitor, uuid: string): Promise<Notification> {
  const known = openedNotifications.get(visitor)
  if (known) return known
  const opening = open()
  openedNotifications.set(visitor, opening)
  return opening

  async function open() {
    const notification = await visitor.call(notificationByUuid(uuid))
    if (!notification.seen)
      await visitor.optional('seen', visitor.call(markNotificationsSeen([uuid], { seen: true })))
    return notification
  }
}

/** Marks the open notification, and waits for the update, so that the layout does not count it as new. */
export async function markOpenNotificationSeen(visitor: Visitor, path: string): Promise<void> {
  const uuid = withoutLanguagePrefix(path).replace(`${NOTIFICATIONS_PATH}/`, '')
  if (isUuid(uuid)) await visitor.optional('seen here', openNotification(visitor, uuid))
}
