import { z } from 'zod'
import { notificationEndpoints } from '~contract/endpoints/notifications'
import { type NotificationResponse, toNotificationKind } from '~contract/notifications'
import { success } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/notifications'
import { ContactRequestDeclined } from '~contract/schemas/search-requests'
import { createRequest, defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

function toNotification({ additional_information: more, ...row }: z.output<typeof wire.Notification>) {
  return {
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
    /** The search request that matches the statement. */
    clientId: more?.client_id,
    statement: more?.statement ? { id: more.statement.id, title: more.statement.dynamic_title } : undefined,
  }
}

export type Notification = ReturnType<typeof toNotification>

export type NotificationPage = ReturnType<typeof toNotificationPage>

function toNotificationPage({ data, count, total, last_page }: z.output<typeof wire.NotificationPage>) {
  return { notifications: data.map(toNotification), unseen: count, total, lastPage: last_page }
}

const callNotifications = defineCall(notificationEndpoints.list, toNotificationPage)
const callNotification = defineCall(notificationEndpoints.one, toNotification)
const callMarkSeen = defineCall(notificationEndpoints.markSeen)

/** Requests a page of notifications, latest first. */
export function notificationPage(
  page: number,
  { unseenOnly }: { unseenOnly: boolean },
): Call<NotificationPage> {
  return callNotifications({ query: { page, unseen: unseenOnly ? 1 : undefined } })
}

export const unseenNotifications = defineCall(
  notificationEndpoints.unseen,
  ({ count, items, unread_conversations: unreadConversations }) => ({
    count,
    unreadConversations,
    items: items.map(toNotification),
  }),
)({})

export function notificationByUuid(uuid: string): Call<Notification> {
  return callNotification({ params: { uuid } })
}

/** Marks the user's own notifications as seen or unseen; safe to repeat. */
export function markNotificationsSeen(uuids: readonly string[], { seen }: { seen: boolean }): Call<unknown> {
  return callMarkSeen({ body: { notification_uuids: uuids, seen: seen ? 1 : 0 } })
}

const NotificationResponseResult = z.union([
  ContactRequestDeclined.transform(({ message }) => message),
  success(z.unknown()).transform(() => 'responded' as const),
])

/**
 * Accepts or declines; 409 after a different response or expiry.
 * Accepting a match is paid from the balance.
 */
export function respondToNotification(
  uuid: string,
  response: NotificationResponse,
): Call<z.output<typeof NotificationResponseResult>> {
  return {
    ...createRequest(notificationEndpoints.respond, { params: { uuid }, body: { response } }),
    answer: NotificationResponseResult,
  }
}
