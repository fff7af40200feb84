import { SavedSearches } from '../schemas/saved-searches'
import { sample } from './sample'

export const savedSearchSamples = [
  sample('GET /users/saved-searches', SavedSearches, [
    {
      id: 7,
      name: 'ბინა ვაკეში',
      query: 'deal_types=1&real_estate_types=1&urbans=38&price_to=90000&currency_id=2',
      sends_emails: true,
      created_at: '2026-11-03 09:12:40',
    },
  ]),
]
