import { Router } from 'express'
import type pg from 'pg'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getIds, getText, parseQuery } from '~backend/platform/http/query'
import { isId } from '~contract/values/ids'
import { toCityTree, toGroupedStreetRow } from './city-tree'
import type { GetGazetteer } from './gazetteer'
import { toMetroStationRow } from './metro-station'
import { listGroupedStreets, listMetroStations, listPlaces } from './store'
import type { StreetFinder } from './street-finder'
import { streetRoutes } from './street-routes'
import { createTextInterpreter } from './text-filters/interpret-text'
import { toInterpretationRow } from './text-filters/interpretation-row'

export function locationRoutes(
  pool: pg.Pool,
  streetFinder: StreetFinder,
  getGazetteer: GetGazetteer,
): Router {
  const interpretText = createTextInterpreter(getGazetteer)
  const router = Router()

  router.get(
    '/cities',
    jsonHandler(async (request) => toCityTree(await listPlaces(pool), getLocale(request))),
  )

  router.get(
    '/metro-stations',
    jsonHandler(async (request) => {
      const stations = await listMetroStations(pool)
      return stations.map((station) => toMetroStationRow(station, getLocale(request)))
    }),
  )

  router.get(
    '/search',
    jsonHandler(async (request) => {
      const query = parseQuery(request)
      const [currency] = getIds(query, 'currency_id')
      const interpretation = await interpretText(getText(query, 'q') ?? '', getIds(query, 'cities'), currency)
      return toInterpretationRow(interpretation, getLocale(request))
    }),
  )

  router.use('/streets', streetRoutes(pool, streetFinder))

  router.get(
    '/grouped-streets',
    jsonHandler(async (request) => {
      const query = parseQuery(request)
      const streets = await listGroupedStreets(pool, {
        ids: getIds(query, 'ids'),
        districts: getIds(query, 'districts'),
        urbans: getIds(query, 'urbans'),
      })
      return streets.map((street) => toGroupedStreetRow(street, getLocale(request)))
    }),
  )

  router.get(
    '/grouped-streets/:districtId',
    jsonHandler(async (request) => {
      const districts = [Number(request.params.districtId)].filter(isId)
      const streets = await listGroupedStreets(pool, { districts })
      return streets.map((street) => toGroupedStreetRow(street, getLocale(request)))
    }),
  )

  return router
}
