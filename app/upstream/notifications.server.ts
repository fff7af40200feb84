import { z } from 'zod'
import { toNotificationKind } from '~contract/notifications'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText } from '~contract/schemas/primitives'
import { actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const Statement = z
  .object({ id: z.number().int(), dynamic_title: z.string() })
  .transform(({ id, dynamic_title }) => ({ id, title: dynamic_title }))

const Additional = z
  .object({
    response: z.enum(['accepted', 'declined', 'withdrawn']).nullish().catch(undefined),
    sender: optionalText,
    name: optionalText,
    phone_number: optionalText,
    message: optionalText,
    statement: Statement.nullish(),
  })
  .nullish()
  .catch(undefined)

const Notification = z
  .object({
    uuid: z.string(),
    type: z.number().int(),
    seen: z.union([z.boolean(), z.number()]).transform(Boolean),
    created_at: georgianTime,
    title: optionalText,
    text: optionalText,
    url: optionalText,
    additional_information: Additional,
  })
  .transform(({ additional_information: more, ...wire }) => ({
    uuid: wire.uuid,
    kind: toNotificationKind(wire.type),
    seen: wire.seen,
    createdAt: wire.created_at,
    title: wire.title,
    text: wire.text,
    url: wire.url,
    response: more?.response ?? undefined,
    sender: more?.sender,
    writer: more?.name,
    phone: more?.phone_number,
    message: more?.message,
    statement: more?.statement ?? undefined,
  }))

export type Notification = z.output<typeof Notification>

const NotificationPageSchema = z
  .object({
    data: z.array(Notification),
    count: z.number().int(),
    total: z.number().int(),
    last_page: z.number().int(),
  })
  .transform(({ data, count, total, last_page }) => ({
    notifications: data,
    unseen: count,
    total,
    lastPage: last_page,
  }))

export type NotificationPage = z.output<typeof NotificationPageSchema>

/** A page of 15 notifications, latest first. */
export function notificationPage(page: number, unseenOnly: boolean): Call<NotificationPage> {
  const query = new URLSearchParams({ page: String(page), ...(unseenOnly && { unseen: '1' }) })
  return { api: 'main', path: 'users/notifications', query, answer: success(NotificationPageSchema) }
}

const UnseenNotifications = z.object({ count: z.number().int(), items: z.array(Notification).default([]) })

/** The count of unseen notifications and the latest of them. */
export const unseenNotifications: Call<z.output<typeof UnseenNotifications>> = {
  api: 'main',
  path: 'users/notifications-popup',
  answer: success(UnseenNotifications),
}

export function notificationByUuid(uuid: string): Call<Notification> {
  return { api: 'main', path: `users/notifications/${uuid}`, answer: success(Notification) }
}

/** Marks the user's own notifications as seen or unseen; safe to repeat. */
export function markNotificationsSeen(uuids: readonly string[], seen: boolean): Call<unknown> {
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

/** Accepts or declines; 409 when it was answered differently or has expired. */
export function respondToNotification(uuid: string, response: 'accepted' | 'declined'): Call<unknown> {
  return {
    api: 'main',
    method: 'POST',
    path: `notifications/${uuid}/respond`,
    body: { response },
    ...actionResultOf(success(z.unknown())),
  }
}
