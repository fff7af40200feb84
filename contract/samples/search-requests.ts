import { ContactRequested, MatchingStatementPage, SearchRequestPage } from '../schemas/search-requests'
import { sample } from './sample'
import { card } from './statements'

const request = {
  id: 4,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_name: 'Tbilisi',
  district_name: 'Vake-Saburtalo',
  price_from: null,
  price_to: 120_000,
  currency_id: 2,
  area_from: 60,
  area_to: null,
  room_types: [2, 3],
  comment: '',
  created_at: '2026-11-22 12:30:00',
  offer: null,
  contact: null,
}

export const searchRequestSamples = [
  sample('GET /users/clients', SearchRequestPage, {
    data: [
      request,
      { ...request, id: 3, offer: 'given', contact: { name: 'Nino', phone_number: '555123456' } },
    ],
    number_price: 5,
    total: 2,
    last_page: 1,
  }),
  sample('GET /users/get-matchings', MatchingStatementPage, {
    data: [{ client: request, statement: card }],
    number_price: 5,
    total: 1,
    last_page: 1,
  }),
  sample('POST /users/clients/{id}/ask', ContactRequested, { offer: 'waiting' }),
]
