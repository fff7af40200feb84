import { Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { notificationEndpoints } from '~contract/endpoints/notifications'
import { isUuid } from '~contract/values/ids'
import { type NotificationResponders, respondToNotification } from './respond-to-notification'
import { countNotifications, findNotification, listNotifications, markSeen } from './store'
import { toNotificationJson } from './to-json'

const MAX_IN_POPUP = 5

type CountConversations = (db: Db, userId: number) => Promise<{ unread: number }>

export function notificationRoutes(
  pool: pg.Pool,
  responders: NotificationResponders,
  countConversations: CountConversations,
): Router {
  const router = Router()

  mountEndpoint(router, notificationEndpoints.unseen, async ({ userId, locale }) => {
    const [rows, { unread }] = await Promise.all([
      listNotifications(pool, userId, { page: 1, perPage: MAX_IN_POPUP, unseen: true }),
      countConversations(pool, userId),
    ])
    // Counted only if the list is full, because every page of a user calls this.
    const count = rows.length < MAX_IN_POPUP ? rows.length : (await countNotifications(pool, userId)).unseen
    return { count, items: rows.map((row) => toNotificationJson(row, locale)), unread_conversations: unread }
  })

  mountEndpoint(router, notificationEndpoints.list, async ({ query, userId, locale }) => {
    const listOptions = { ...toPage(query), unseen: query.unseen }
    const [rows, counts] = await Promise.all([
      listNotifications(pool, userId, listOptions),
      countNotifications(pool, userId),
    ])
    return {
      data: rows.map((row) => toNotificationJson(row, locale)),
      count: counts.unseen,
      ...toPaginationJson(listOptions, rows.length, listOptions.unseen ? counts.unseen : counts.all),
    }
  })

  mountEndpoint(router, notificationEndpoints.one, async ({ params: { uuid }, userId, locale }) => {
    const row = isUuid(uuid) ? await findNotification(pool, userId, uuid) : undefined
    if (!row) throw notFound('Notification')
    return toNotificationJson(row, locale)
  })

  mountEndpoint(router, notificationEndpoints.markSeen, async ({ body, userId }) => {
    const { notification_uuids: ids, seen } = body
    if (ids.length === 0) throw invalidField('notification_uuids', 'is required')
    const changed = await markSeen(pool, userId, ids.includes('all') ? 'all' : ids.filter(isUuid), seen)
    return { changed, count: (await countNotifications(pool, userId)).unseen }
  })

  mountEndpoint(router, notificationEndpoints.respond, async ({ params: { uuid }, body, userId, locale }) => {
    if (!isUuid(uuid)) throw notFound('Notification')
    return respondToNotification(pool, responders, userId, { uuid, response: body.response, locale })
  })

  return router
}
