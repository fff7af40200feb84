import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getBoolean, getList, parseQuery } from '~backend/platform/http/query'
import { NOTIFICATION_RESPONSES } from '~contract/notifications'
import type {
  Notification,
  NotificationPage,
  NotificationsMarked,
  UnseenNotifications,
} from '~contract/schemas/notifications'
import { isUuid } from '~contract/values/ids'
import { type NotificationResponders, respondToNotification } from './respond-to-notification'
import { countNotifications, findNotification, listNotifications, markSeen } from './store'
import { toNotificationJson } from './to-json'

const PER_PAGE = 15
const MAX_IN_POPUP = 5

const ResponseForm = z.object({ response: z.enum(NOTIFICATION_RESPONSES, 'must be accepted or declined') })

export function notificationRoutes(pool: pg.Pool, responders: NotificationResponders): Router {
  const router = Router()

  router.get(
    '/users/notifications-popup',
    userHandler(async (request, userId): Promise<z.input<typeof UnseenNotifications>> => {
      const locale = getLocale(request)
      const rows = await listNotifications(pool, userId, { page: 1, perPage: MAX_IN_POPUP, unseen: true })
      // Counted only if the list is full, because every page of a user calls this.
      const count = rows.length < MAX_IN_POPUP ? rows.length : (await countNotifications(pool, userId)).unseen
      return { count, items: rows.map((row) => toNotificationJson(row, locale)) }
    }),
  )

  router.get(
    '/users/notifications',
    userHandler(async (request, userId): Promise<z.input<typeof NotificationPage>> => {
      const query = parseQuery(request)
      const locale = getLocale(request)
      const listOptions = { ...parsePage(query, PER_PAGE), unseen: getBoolean(query, 'unseen') }
      const [rows, counts] = await Promise.all([
        listNotifications(pool, userId, listOptions),
        countNotifications(pool, userId),
      ])
      return {
        data: rows.map((row) => toNotificationJson(row, locale)),
        count: counts.unseen,
        ...toPaginationJson(listOptions, rows.length, listOptions.unseen ? counts.unseen : counts.all),
      }
    }),
  )

  router.get(
    '/users/notifications/:uuid',
    userHandler(async (request, userId): Promise<z.input<typeof Notification>> => {
      const { uuid = '' } = request.params
      const row = isUuid(uuid) ? await findNotification(pool, userId, uuid) : undefined
      if (!row) throw notFound('Notification')
      return toNotificationJson(row, getLocale(request))
    }),
  )

  router.post(
    '/notifications/toggle-seen',
    readBody,
    userHandler(async (request, userId): Promise<z.input<typeof NotificationsMarked>> => {
      const body = await parseBody(request)
      const ids = getList(body, 'notification_uuids')
      if (ids.length === 0) throw invalidField('notification_uuids', 'is required')
      const uuids = ids.includes('all') ? 'all' : ids.filter(isUuid)
      const changed = await markSeen(pool, userId, uuids, getBoolean(body, 'seen'))
      return { changed, count: (await countNotifications(pool, userId)).unseen }
    }),
  )

  router.post(
    '/notifications/:uuid/respond',
    readBody,
    userHandler(async (request, userId) => {
      const { uuid = '' } = request.params
      const { response } = parseForm(ResponseForm, await parseBody(request))
      if (!isUuid(uuid)) throw notFound('Notification')
      return respondToNotification(pool, responders, userId, uuid, response)
    }),
  )

  return router
}
