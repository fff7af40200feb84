import { z } from 'zod'
import { type NotificationResponse, toNotificationKind } from '~contract/notifications'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/notifications'
import { rowsOf } from '~contract/schemas/rows'
import { actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const Notification = wire.Notification.transform(({ additional_information: more, ...row }) => ({
  uuid: row.uuid,
  kind: toNotificationKind(row.type),
  seen: row.seen,
  createdAt: row.created_at,
  title: row.title,
  text: row.text,
  url: row.url,
  response: more?.response ?? undefined,
  sender: more?.sender,
  writer: more?.name,
  phone: more?.phone_number,
  message: more?.message,
  statement: more?.statement ? { id: more.statement.id, title: more.statement.dynamic_title } : undefined,
}))

export type Notification = z.output<typeof Notification>

const NotificationPage = wire.NotificationPage.extend({ data: rowsOf(Notification) }).transform(
  ({ data, count, total, last_page }) => ({
    notifications: data,
    unseen: count,
    total,
    lastPage: last_page,
  }),
)

export type NotificationPage = z.output<typeof NotificationPage>

/** Requests a page of notifications, latest first. */
export function notificationPage(
  page: number,
  { unseenOnly }: { unseenOnly: boolean },
): Call<NotificationPage> {
  const query = new URLSearchParams({ page: String(page), ...(unseenOnly && { unseen: '1' }) })
  return { api: 'main', path: 'users/notifications', query, answer: success(NotificationPage) }
}

const UnseenNotifications = wire.UnseenNotifications.extend({ items: rowsOf(Notification).default([]) })

export const unseenNotifications: Call<z.output<typeof UnseenNotifications>> = {
  api: 'main',
  path: 'users/notifications-popup',
  answer: success(UnseenNotifications),
}

export function notificationByUuid(uuid: string): Call<Notification> {
  return {
    api: 'main',
    path: `users/notifications/${uuid}`,
    mayBeMissing: true,
    answer: success(Notification),
  }
}

/** Marks the user's own notifications as seen or unseen; safe to repeat. */
export function markNotificationsSeen(uuids: readonly string[], { seen }: { seen: boolean }): Call<unknown> {
  const body = new FormData()
  for (const uuid of uuids) body.append('notification_uuids[]', uuid)
  body.append('seen', seen ? '1' : '0')
  return {
    api: 'main',
    method: 'POST',
    path: 'notifications/toggle-seen',
    body,
    answer: success(z.unknown()),
  }
}

/** Accepts or declines a request in a notification; 409 after a different response or expiry. */
export function respondToNotification(uuid: string, response: NotificationResponse): Call<unknown> {
  return {
    api: 'main',
    method: 'POST',
    path: `notifications/${uuid}/respond`,
    body: { response },
    ...actionResultOf(success(z.unknown())),
  }
}
