import { Router } from 'express'
import type pg from 'pg'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getIds, getText, parseQuery } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { AddedStreet, Streets } from '~contract/schemas/locations'
import { AddStreetForm } from './add-street/form'
import { addStreet } from './add-street/store'
import type { StreetFinder } from './street-finder'
import { toStreetRow } from './street-store'

export function streetRoutes(pool: pg.Pool, streetFinder: StreetFinder): Router {
  const router = Router()

  router.get(
    '/',
    jsonHandler(async (request): Promise<AnswerOf<typeof Streets>> => {
      const query = parseQuery(request)
      const [cityId] = getIds(query, 'city_id')
      const streets = await streetFinder.search(getText(query, 'q') ?? '', cityId)
      return streets.map((street) => toStreetRow(street, getLocale(request)))
    }),
  )

  router.post(
    '/create',
    readBody,
    userHandler(async (request, userId): Promise<AnswerOf<typeof AddedStreet>> => {
      const form = parseForm(AddStreetForm, await parseBody(request))
      const { id, isNew } = await addStreet(pool, userId, form)
      const added = await streetFinder.findById(id)
      if (!added) throw new Error(`street ${id} is not among the streets`)
      return { ...toStreetRow(added, getLocale(request)), street_id: id, is_new: isNew }
    }),
  )

  return router
}
