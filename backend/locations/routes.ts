import { Router } from 'express'
import type pg from 'pg'
import { answering } from '../http/answering'
import { localeOf } from '../http/locale'
import { idsOf, isId, queryOf, textOf } from '../http/query'
import type { ReadGazetteer } from './gazetteer'
import { metroStationRow } from './metro'
import { readPlaces } from './place-reader/read-places'
import { readingRow } from './place-reader/reading-row'
import { listGroupedStreets, listMetroStations, listPlaces } from './store'
import type { StreetFinder } from './street-finder'
import { streetRoutes } from './street-routes'
import { cityTree, groupedStreetRow } from './tree'

/** `…/locations/…` of the main and of the statements API. */
export function locationRoutes(pool: pg.Pool, finder: StreetFinder, gazetteer: ReadGazetteer): Router {
  const router = Router()

  router.get(
    '/cities',
    answering(async (request) => cityTree(await listPlaces(pool), localeOf(request))),
  )

  router.get(
    '/metro-stations',
    answering(async (request) => {
      const stations = await listMetroStations(pool)
      return stations.map((station) => metroStationRow(station, localeOf(request)))
    }),
  )

  router.get(
    '/search',
    answering(async (request) => {
      const query = queryOf(request)
      const reading = readPlaces(textOf(query, 'q') ?? '', await gazetteer(), idsOf(query, 'cities'))
      return readingRow(reading, localeOf(request))
    }),
  )

  router.use('/streets', streetRoutes(pool, finder))

  router.get(
    '/grouped-streets',
    answering(async (request) => {
      const query = queryOf(request)
      const streets = await listGroupedStreets(pool, {
        ids: idsOf(query, 'ids'),
        districts: idsOf(query, 'districts'),
        urbans: idsOf(query, 'urbans'),
      })
      return streets.map((street) => groupedStreetRow(street, localeOf(request)))
    }),
  )

  router.get(
    '/grouped-streets/:districtId',
    answering(async (request) => {
      const districts = [Number(request.params.districtId)].filter(isId)
      const streets = await listGroupedStreets(pool, { districts })
      return streets.map((street) => groupedStreetRow(street, localeOf(request)))
    }),
  )

  return router
}
