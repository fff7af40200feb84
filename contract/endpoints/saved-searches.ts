import { z } from 'zod'
import { requiredText } from '../forms/field-schemas'
import { savedSearchFields } from '../forms/saved-searches'
import { MAX_SAVED_QUERY_LENGTH } from '../saved-searches'
import { SavedSearches } from '../schemas/saved-searches'
import { defineEndpoint } from './endpoint'

const sendsEmails = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

export const savedSearchEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/saved-searches',
    access: 'user',
    summary: 'Saved searches of the user',
    answer: SavedSearches,
    samples: [
      [
        {
          id: 7,
          name: 'ბინა ვაკეში',
          query: 'deal_types=1&real_estate_types=1&urbans=38&price_to=90000&currency_id=2',
          sends_emails: true,
          created_at: '2026-11-03 09:12:40',
        },
      ],
    ],
  }),

  save: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/saved-searches',
    access: 'user',
    summary: 'Saves a search, or renames a saved one',
    body: {
      encoding: 'form',
      fields: savedSearchFields.extend({
        query: requiredText(MAX_SAVED_QUERY_LENGTH),
        sends_emails: sendsEmails,
      }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  setEmails: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'users/saved-searches/{id}',
    access: 'owner',
    summary: 'Turns the emails of a saved search on or off',
    body: { encoding: 'form', fields: z.object({ sends_emails: sendsEmails }) },
    answer: z.unknown(),
    samples: [],
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'users/saved-searches/{id}',
    access: 'user',
    summary: 'Deletes a saved search; safe to repeat',
    answer: z.unknown(),
    samples: [],
  }),
}
