export const NOTIFICATIONS_PATH = '/account/notifications'

export interface NotificationListParams {
  unseenOnly: boolean
  page: number
}

export function parseNotificationListParams(query: URLSearchParams): NotificationListParams {
  const page = query.get('page') ?? ''
  return { unseenOnly: query.get('unseen') === '1', page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

export function notificationListPath({ unseenOnly, page }: NotificationListParams): string {
  const query = new URLSearchParams()
  if (unseenOnly) query.set('unseen', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${NOTIFICATIONS_PATH}?${query}` : NOTIFICATIONS_PATH
}
