import { Router } from 'express'
import type pg from 'pg'
import { invalidField } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { streetEndpoints } from '~contract/endpoints/streets'
import { addStreet } from './add-street/store'
import type { StreetFinder } from './street-finder'
import { parseStreetName } from './street-name'
import { toStreetRow } from './street-store'

export function streetRoutes(pool: pg.Pool, streetFinder: StreetFinder): Router {
  const router = Router()

  mountEndpoint(router, streetEndpoints.streets, async ({ query, locale }) => {
    const streets = await streetFinder.search(query.q ?? '', query.city_id)
    return streets.map((street) => toStreetRow(street, locale))
  })

  mountEndpoint(router, streetEndpoints.addStreet, async ({ body, userId, locale }) => {
    const { words } = parseStreetName(body.display_name)
    if (!words.some((word) => /\p{L}{2}/u.test(word))) throw invalidField('display_name', 'must be a name')
    const { id, isNew } = await addStreet(pool, userId, body)
    const added = await streetFinder.findById(id)
    if (!added) throw new Error(`street ${id} does not exist`)
    return { ...toStreetRow(added, locale), street_id: id, is_new: isNew }
  })

  return router
}
