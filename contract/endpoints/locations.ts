import { z } from 'zod'
import { Cities, MetroStations, QueryInterpretation, SearchSuggestions } from '../schemas/locations'
import { defineEndpoint } from './endpoint'
import { idList, queryId, queryText } from './fields'

const vake = { id: 38, display_name: 'Vake', display_name_in: 'In Vake', slug: 'vake' }

export const locationEndpoints = {
  cities: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/cities',
    aliases: ['statements/locations/cities'],
    access: 'anyone',
    summary: 'Cities with their districts and neighbourhoods',
    answer: Cities,
    samples: [
      [
        {
          id: 1,
          display_name: 'Tbilisi',
          display_name_in: 'In Tbilisi',
          slug: 'tbilisi',
          districts: [{ id: 4, display_name: 'Vake-Saburtalo', slug: 'vake-saburtalo', urbans: [vake] }],
        },
        // Cities other than the capital have no neighbourhoods, and municipalities have no districts.
        { id: 15, display_name: 'Batumi', districts: [{ id: 8, display_name: 'Rustaveli', urbans: null }] },
        { id: 64, display_name: 'Akhmeta', display_name_in: '', slug: null, districts: null },
      ],
    ],
  }),

  metroStations: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/metro-stations',
    aliases: ['statements/locations/metro-stations'],
    access: 'anyone',
    summary: 'Metro stations with the neighbourhoods around them',
    answer: MetroStations,
    samples: [
      [
        { id: 14, display_name: 'Rustaveli', slug: 'rustaveli', lat: 41.7016, lng: 44.7969, urban_ids: [64] },
        { id: 15, display_name: 'Delisi' },
      ],
    ],
  }),

  interpretQuery: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/search',
    aliases: ['statements/locations/search'],
    access: 'anyone',
    summary: 'Places and filters named by a search text',
    query: z.object({ q: queryText, currency_id: queryId, cities: idList }),
    answer: QueryInterpretation,
    samples: [
      {
        filters: {
          parameters: { room_types: '3' },
          phrases: [{ words: '3 ოთახიანი', without: 'ვაკეში აივნით' }],
          without: 'ვაკეში აივნით',
        },
        pieces: [
          {
            words: 'ვაკეში',
            kind: 'urban',
            places: [{ id: 38, display_name: 'Vake' }],
            without: '3 ოთახიანი აივნით',
          },
        ],
        house_number: null,
        rest: { words: 'აივნით', without: '3 ოთახიანი ვაკეში' },
      },
      { pieces: [], rest: null },
    ],
  }),

  searchSuggestions: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/search-suggestions',
    access: 'anyone',
    summary: 'Places, companies and statements that a search text may mean, most likely first',
    query: z.object({ q: queryText, currency_id: queryId }),
    answer: SearchSuggestions,
    samples: [
      {
        suggestions: [
          { kind: 'urban', id: 38, display_name: 'Vake', within: 'Tbilisi', city_id: 1, slug: null },
          {
            kind: 'broker',
            id: 7,
            display_name: 'Vake Homes',
            within: null,
            city_id: null,
            slug: 'vake-homes',
          },
          { kind: 'statement', id: 100_017, display_name: '100017' },
        ],
        parameters: { room_types: '3' },
        house_number: null,
      },
    ],
  }),
}
