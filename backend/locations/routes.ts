import type { Router } from 'express'
import type pg from 'pg'
import { joinRoutes } from '~backend/platform/http/join-routes'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { locationEndpoints } from '~contract/endpoints/locations'
import { streetEndpoints } from '~contract/endpoints/streets'
import { parseId } from '~contract/values/ids'
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
  const router = joinRoutes(streetRoutes(pool, streetFinder))

  mountEndpoint(router, locationEndpoints.cities, async ({ locale }) =>
    toCityTree(await listPlaces(pool), locale),
  )

  mountEndpoint(router, locationEndpoints.metroStations, async ({ locale }) => {
    const stations = await listMetroStations(pool)
    return stations.map((station) => toMetroStationRow(station, locale))
  })

  mountEndpoint(router, locationEndpoints.interpretQuery, async ({ query, locale }) =>
    toInterpretationRow(await interpretText(query.q ?? '', query.cities, query.currency_id), locale),
  )

  mountEndpoint(router, streetEndpoints.groupedStreets, async ({ query, locale }) => {
    const streets = await listGroupedStreets(pool, query)
    return streets.map((street) => toGroupedStreetRow(street, locale))
  })

  mountEndpoint(router, streetEndpoints.districtStreets, async ({ params, locale }) => {
    const id = parseId(params.id)
    const streets = await listGroupedStreets(pool, { districts: id === undefined ? [] : [id] })
    return streets.map((street) => toGroupedStreetRow(street, locale))
  })

  return router
}
