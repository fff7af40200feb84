import { z } from 'zod'
import {
  bareCard,
  bounds,
  card,
  middleSlugs,
  ownCard,
  pin,
  room,
  slugs,
  statement,
} from '../samples/statements'
import { Dictionaries } from '../schemas/dictionaries'
import { MapData, StatementParcel } from '../schemas/map'
import { RevealedPhone } from '../schemas/phones'
import { RunningAuctions, SingleStatement, Tour } from '../schemas/statement-details'
import { StatementRanking } from '../schemas/statement-ranking'
import { Facets, PlaceChanges, SitemapPart, StatementCount, StatementList } from '../schemas/statements'
import { defineEndpoint } from './endpoint'
import { flag, queryNumber, queryText } from './fields'

const auction = {
  starting_price: { 2: { price_total: 90_000, price_square: 1_125 } },
  bids: 2,
  ends_at: '2026-12-01 12:00:00',
  url: '/sandbox/auction/1',
}

export const statementEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements',
    access: 'visitor',
    summary: 'Page of the statements that match a search',
    answer: StatementList,
    samples: [
      {
        data: [card, ownCard, bareCard],
        search_report_uuid: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9',
      },
      { data: [], search_report_uuid: null },
    ],
    takesSearchFilters: true,
    isSpecified: true,
  }),

  count: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/count',
    access: 'visitor',
    summary: 'Number of statements that match a search',
    answer: StatementCount,
    samples: [
      {
        total: 53_698,
        last_page: 2_685,
        per_page: 20,
        page: 1,
      },
    ],
    takesSearchFilters: true,
    isSpecified: true,
  }),

  facets: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/facets',
    access: 'visitor',
    summary: 'Number of matching statements for each option of each filter',
    answer: Facets,
    samples: [
      {
        deal_types: { 1: 40, 2: 12 },
        room_types: {},
        urbans: [],
        owner: { 1: 7 },
      },
    ],
    takesSearchFilters: true,
  }),

  ranking: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/ranking',
    access: 'visitor',
    summary: 'Places of the statements that match a search, with what decides on them',
    answer: StatementRanking,
    samples: [
      {
        homes_first: true,
        promotion: {
          homes_first: true,
          multiplier: 623_441,
          turn_ends_at: '2026-11-22T13:00:00.000000Z',
          promoted_count: 1,
        },
        total: 41,
        data: [
          {
            id: 101,
            place: 1,
            is_promoted: true,
            real_estate_type_id: 1,
            vip_tier: 3,
            vip_until: '2026-12-01T10:30:00.000000Z',
            last_updated: '2026-11-20T10:30:00.123456Z',
            created_at: '2026-10-20T10:30:00.000000Z',
            confirmed_at: '2026-11-21T10:30:00.000000Z',
            is_lowered: false,
            reduced_at: '2026-11-18T10:30:00.000000Z',
            home_group_id: 12,
            price_gel: 270_000,
          },
          {
            id: 102,
            place: 2,
            is_promoted: false,
            real_estate_type_id: 4,
            vip_tier: 0,
            vip_until: null,
            last_updated: '2026-11-01T10:30:00.000000Z',
            created_at: '2026-11-01T10:30:00.000000Z',
            confirmed_at: '2026-11-01T10:30:00.000000Z',
            is_lowered: true,
            reduced_at: null,
            home_group_id: null,
            price_gel: null,
          },
        ],
      },
      { homes_first: false, promotion: null, total: 0, data: [] },
    ],
    takesSearchFilters: true,
  }),

  parameters: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/statement-parameters',
    access: 'anyone',
    summary: 'Dictionaries of the form and the filters',
    // Not in the specification, so that it is sent to our own backend only.
    query: z.object({ exclude_cities: flag }),
    answer: Dictionaries,
    samples: [
      {
        real_estate_types: [{ id: 1, display_name: 'Flat' }],
        // Keyed by type of real estate: a list, or an object where PHP left rows out.
        statuses: {
          1: [{ id: 2, display_name: 'New building' }],
          4: { 0: { id: 4, display_name: 'Agricultural' }, 2: { id: 6, display_name: 'Commercial' } },
        },
        room_types: [{ id: 5, display_name: 5 }],
      },
    ],
    isSpecified: true,
  }),

  auctions: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/auctions',
    access: 'visitor',
    summary: 'Matching statements that are being auctioned, ending soonest first',
    answer: RunningAuctions,
    samples: [{ data: [{ ...card, auction }] }],
    takesSearchFilters: true,
  }),

  mapData: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/map-data',
    access: 'visitor',
    summary: 'Matching statements as clusters and pins of a map',
    answer: MapData,
    samples: [
      {
        total: 8,
        extent: bounds,
        clusters: [{ count: 7, lat: 41.71, lng: 44.76, bounds, min_price: { 2: { price_total: 40_000 } } }],
        pins: [pin],
      },
      {
        total: 0,
        extent: null,
        clusters: [],
        pins: [],
      },
    ],
    takesSearchFilters: true,
    isSpecified: true,
  }),

  parcel: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/napr-map-data/{id}',
    access: 'visitor',
    summary: 'Land parcel of a statement, if its owner shows it',
    answer: StatementParcel,
    samples: [
      {
        parcel: {
          rs_code: '01.10.14.005.007',
          area: 600,
          is_made_up: true,
          outline: {
            type: 'Polygon',
            coordinates: [
              [
                [44.7, 41.7],
                [44.8, 41.7],
                [44.8, 41.8],
                [44.7, 41.7],
              ],
            ],
          },
        },
      },
      { parcel: null },
    ],
    isSpecified: true,
    mayBeMissing: true,
  }),

  sitemapPart: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/addresses',
    access: 'anyone',
    summary: 'One part of the URLs of all public statements',
    query: z.object({ part: queryNumber }),
    answer: SitemapPart,
    samples: [
      {
        parts: 1,
        data: [{ id: 101, last_updated: '2026-11-22', slugs, middle_slugs: middleSlugs }],
      },
    ],
  }),

  placeChanges: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/place-changes',
    access: 'anyone',
    summary: 'Day of the last change of the public statements of each deal in each place',
    answer: PlaceChanges,
    samples: [
      [
        { deal_type_id: 1, city_id: 1, district_id: 2, urban_id: 3, last_updated: '2026-11-22' },
        { deal_type_id: 1, city_id: 5, district_id: null, urban_id: null, last_updated: '2026-11-20' },
      ],
    ],
  }),

  similar: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/similars/{id}',
    access: 'visitor',
    summary: 'Statements similar to one: same deal, type and place, near in price',
    answer: StatementList,
    samples: [{ data: [bareCard] }],
    mayBeMissing: true,
  }),

  tour: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/{id}/tour',
    access: 'visitor',
    summary: 'Rooms of the tour of a statement',
    answer: Tour,
    samples: [{ rooms: [room] }],
    mayBeMissing: true,
  }),

  revealPhone: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/phone/show',
    access: 'visitor',
    summary: 'Full phone number of a statement; limited per visitor',
    query: z.object({ statement_uuid: queryText }),
    answer: RevealedPhone,
    samples: [{ phone_number: '+995 555 12 34 56' }],
    isSpecified: true,
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/{id}',
    access: 'visitor',
    summary: 'Statement by id or UUID',
    answer: SingleStatement,
    samples: [
      { statement },
      {
        statement: { ...statement, href_lang: null, price_label: [], parameters: undefined, status: null },
      },
      { statement: { ...statement, auction } },
    ],
    mayBeMissing: true,
  }),
}
