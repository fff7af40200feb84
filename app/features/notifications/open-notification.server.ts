import { withoutLanguagePrefix } from '~/i18n/languages'
import { oncePerVisitor } from '~/session/once-per-visitor.server'
import type { Visitor } from '~/session/visitor.server'
import { markNotificationsSeen, type Notification, notificationByUuid } from '~/upstream/notifications.server'
import { isUuid } from '~contract/values/ids'
import { NOTIFICATIONS_PATH } from './urls'

/** Loads a notification and marks it as seen. */
export const openNotification = oncePerVisitor(async (visitor, uuid: string): Promise<Notification> => {
  const notification = await visitor.call(notificationByUuid(uuid))
  if (!notification.seen)
    await visitor.optional('seen', visitor.call(markNotificationsSeen([uuid], { seen: true })))
  return notification
})

/** Marks the open notification, and waits for the update, so that the layout does not count it as new. */
export async function markOpenNotificationSeen(visitor: Visitor, path: string): Promise<void> {
  const uuid = withoutLanguagePrefix(path).replace(`${NOTIFICATIONS_PATH}/`, '')
  if (isUuid(uuid)) await visitor.optional('seen here', openNotification(visitor, uuid))
}
