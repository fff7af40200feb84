import { z } from 'zod'
import { MAX_COMPARED } from '../comparisons'
import { GeocodedPlaces, PlaceAtPoint } from '../schemas/geocoding'
import { WalkingArea, Walks } from '../schemas/walking'
import { WALKING_AREA_MINUTES } from '../walking-times'
import { defineEndpoint } from './endpoint'
import { queryChoice, queryDegrees, queryId, queryPoints, queryText } from './fields'

const place = {
  display_name: 'Chavchavadze Avenue, Vake, Tbilisi',
  latitude: 41.709,
  longitude: 44.765,
  precision: 'street' as const,
  street_id: 100,
  street_name: 'Chavchavadze Avenue',
  urban_id: 38,
  district_id: 4,
  city_id: 1,
}

export const geocodingEndpoints = {
  geocode: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/geocode',
    access: 'anyone',
    summary: 'Places that a postal address may mean, most likely first',
    query: z.object({ address: queryText, city_id: queryId }),
    answer: GeocodedPlaces,
    samples: [
      [
        place,
        {
          ...place,
          precision: 'city',
          street_id: null,
          street_name: null,
          urban_id: null,
          district_id: null,
        },
      ],
    ],
  }),

  reverseGeocode: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/reverse-geocode',
    access: 'anyone',
    summary: 'Nearest postal address of a point',
    query: z.object({ lat: queryDegrees(90), lng: queryDegrees(180) }),
    answer: PlaceAtPoint,
    samples: [{ place }, { place: null }],
  }),

  walkingArea: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/walking-area',
    access: 'anyone',
    summary: 'Outline of what is within a walk of some minutes from a point',
    query: z.object({
      lat: queryDegrees(90),
      lng: queryDegrees(180),
      minutes: queryChoice(WALKING_AREA_MINUTES),
    }),
    answer: WalkingArea,
    samples: [{ area: '41.7016,44.7931,41.7043,44.7988,41.6987,44.8003' }, { area: null }],
  }),

  walks: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/walks',
    access: 'anyone',
    summary: 'Minutes on foot from a point to some others, in their order',
    query: z.object({ lat: queryDegrees(90), lng: queryDegrees(180), ends: queryPoints(MAX_COMPARED) }),
    answer: Walks,
    samples: [
      [
        { end: 0, minutes: 12 },
        { end: 1, minutes: 60, is_farther: true },
        { end: 2, minutes: null },
      ],
    ],
  }),
}
