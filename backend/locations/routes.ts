import { Router } from 'express'
import type { Db } from '../db/pool'
import { answering } from '../http/answering'
import { localeOf } from '../http/locale'
import { idsOf, isId, queryOf, textOf } from '../http/query'
import { metroStationRow } from './metro'
import { listGroupedStreets, listMetroStations, listPlaces } from './store'
import { findStreets, streetRow } from './streets'
import { cityTree, groupedStreetRow } from './tree'

/** `…/locations/…` of the main and of the statements API. */
export function locationRoutes(db: Db): Router {
  const router = Router()

  router.get(
    '/cities',
    answering(async (request) => cityTree(await listPlaces(db), localeOf(request))),
  )

  router.get(
    '/metro-stations',
    answering(async (request) => {
      const stations = await listMetroStations(db)
      return stations.map((station) => metroStationRow(station, localeOf(request)))
    }),
  )

  router.get(
    '/streets',
    answering(async (request) => {
      const query = queryOf(request)
      const [cityId] = idsOf(query, 'city_id')
      const streets = await findStreets(db, textOf(query, 'q') ?? '', cityId)
      return streets.map((street) => streetRow(street, localeOf(request)))
    }),
  )

  router.get(
    '/grouped-streets',
    answering(async (request) => {
      const query = queryOf(request)
      const streets = await listGroupedStreets(db, {
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
      const streets = await listGroupedStreets(db, { districts })
      return streets.map((street) => groupedStreetRow(street, localeOf(request)))
    }),
  )

  return router
}
