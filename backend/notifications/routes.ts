import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requiredUserId } from '../auth/required-user'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { invalid, notFound } from '../http/errors'
import { readForm } from '../http/form'
import { localeOf } from '../http/locale'
import { paginationOf } from '../http/pagination'
import { isOn, queryOf, wordsOf } from '../http/query'
import { isUuid } from '../http/uuid'
import { pageOf } from '../statements/order'
import { notificationOf } from './answer'
import { RESPONSES } from './kinds'
import { respond } from './respond'
import { countNotifications, findNotification, listNotifications, markSeen } from './store'

const PER_PAGE = 15
const IN_POPUP = 5

const ResponseForm = z.object({ response: z.enum(RESPONSES, 'must be accepted or declined') })

/** `/users/notifications…` and `/notifications/…`: what the signed-in user is told, and their answers. */
export function notificationRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/users/notifications-popup',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const locale = localeOf(request)
      const [rows, { unseen }] = await Promise.all([
        listNotifications(pool, userId, { page: 1, perPage: IN_POPUP, unseen: true }),
        countNotifications(pool, userId),
      ])
      return { count: unseen, items: rows.map((row) => notificationOf(row, locale)) }
    }),
  )

  router.get(
    '/users/notifications',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const query = queryOf(request)
      const locale = localeOf(request)
      const asked = { ...pageOf(query, PER_PAGE), unseen: isOn(query, 'unseen') }
      const [rows, counts] = await Promise.all([
        listNotifications(pool, userId, asked),
        countNotifications(pool, userId),
      ])
      return {
        data: rows.map((row) => notificationOf(row, locale)),
        count: counts.unseen,
        ...paginationOf(asked, rows.length, asked.unseen ? counts.unseen : counts.all),
      }
    }),
  )

  router.get(
    '/users/notifications/:uuid',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const { uuid = '' } = request.params
      const row = isUuid(uuid) ? await findNotification(pool, userId, uuid) : undefined
      if (!row) throw notFound('Notification')
      return notificationOf(row, localeOf(request))
    }),
  )

  router.post(
    '/notifications/toggle-seen',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const body = await bodyOf(request)
      const words = wordsOf(body, 'notification_uuids')
      if (words.length === 0)
        throw invalid([{ field: 'notification_uuids', message: 'The notification_uuids field is required.' }])
      const uuids = words.includes('all') ? 'all' : words.filter(isUuid)
      const changed = await markSeen(pool, userId, uuids, isOn(body, 'seen'))
      return { changed, count: (await countNotifications(pool, userId)).unseen }
    }),
  )

  router.post(
    '/notifications/:uuid/respond',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const { uuid = '' } = request.params
      const { response } = readForm(ResponseForm, await bodyOf(request))
      if (!isUuid(uuid)) throw notFound('Notification')
      return respond(pool, userId, uuid, response)
    }),
  )

  return router
}
