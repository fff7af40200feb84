import { parsePageNumber } from '~contract/values/page-number'

export const NOTIFICATIONS_PATH = '/account/notifications'

export interface NotificationListParams {
  unseenOnly: boolean
  page: number
}

export function parseNotificationListParams(query: URLSearchParams): NotificationListParams {
  return { unseenOnly: query.get('unseen') === '1', page: parsePageNumber(query.get('page')) }
}

export function notificationListPath({ unseenOnly, page }: NotificationListParams): string {
  const query = new URLSearchParams()
  if (unseenOnly) query.set('unseen', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${NOTIFICATIONS_PATH}?${query}` : NOTIFICATIONS_PATH
}
