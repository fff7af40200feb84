import { toPageParam, withParams } from '~/http/with-params'
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
  return withParams(NOTIFICATIONS_PATH, { unseen: unseenOnly ? 1 : undefined, page: toPageParam(page) })
}
