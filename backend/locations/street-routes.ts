import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../auth/required-user'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { readForm } from '../http/form'
import { localeOf } from '../http/locale'
import { idsOf, queryOf, textOf } from '../http/query'
import { AddStreetForm } from './add-street/form'
import { addStreet } from './add-street/store'
import type { StreetFinder } from './street-finder'
import { streetRow } from './streets'

/** `…/streets` and `…/streets/create`. */
export function streetRoutes(pool: pg.Pool, finder: StreetFinder): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const query = queryOf(request)
      const [cityId] = idsOf(query, 'city_id')
      const streets = await finder.find(textOf(query, 'q') ?? '', cityId)
      return streets.map((street) => streetRow(street, localeOf(request)))
    }),
  )

  router.post(
    '/create',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const form = readForm(AddStreetForm, await bodyOf(request))
      const { id, isNew } = await addStreet(pool, userId, form)
      const added = await finder.withId(id)
      if (!added) throw new Error(`street ${id} is not among the streets`)
      return { ...streetRow(added, localeOf(request)), street_id: id, is_new: isNew }
    }),
  )

  return router
}
