import { z } from 'zod'
import { requiredText } from '../forms/field-schemas'
import { emailFrequency, followedSearchFields, pushFields, savedSearchFields } from '../forms/saved-searches'
import { LANGUAGES } from '../languages'
import { DEFAULT_FREQUENCY, MAX_SAVED_QUERY_LENGTH } from '../saved-searches'
import { FollowedSearch, SavedSearches } from '../schemas/saved-searches'
import { isUuid } from '../values/ids'
import { defineEndpoint } from './endpoint'

const sendsEmails = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

/** Key of a followed search, in the links of its emails. A query, because paths are logged. */
const token = requiredText(50).refine(isUuid, 'must be a uuid')

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
          frequency: 'daily',
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
        frequency: emailFrequency.default(DEFAULT_FREQUENCY),
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

  follow: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'followed-search',
    access: 'visitor',
    summary: 'Sends a link that lets a guest follow a search by email; answers the same for every address',
    body: {
      encoding: 'form',
      fields: followedSearchFields.extend({
        name: savedSearchFields.shape.name,
        query: requiredText(MAX_SAVED_QUERY_LENGTH),
        language: z.enum(LANGUAGES),
      }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  followed: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'followed-search',
    access: 'anyone',
    summary: 'The followed search of a link in an email',
    mayBeMissing: true,
    query: z.object({ token }),
    answer: FollowedSearch,
    samples: [
      {
        name: 'ბინა ვაკეში',
        query: 'deal_types=1&urbans=38',
        frequency: 'daily',
        is_confirmed: true,
        push_key: 'BCVxsr7N',
        push_devices: 1,
      },
    ],
  }),

  addPush: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'followed-search/push',
    access: 'visitor',
    summary: 'Notifies a browser of new statements of a confirmed followed search; safe to repeat',
    body: { encoding: 'form', fields: pushFields.extend({ token }) },
    answer: z.unknown(),
    samples: [],
  }),

  stopPush: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'followed-search/push',
    access: 'anyone',
    summary: 'Ends the notifications of a followed search on all browsers; safe to repeat',
    query: z.object({ token }),
    answer: z.unknown(),
    samples: [],
  }),

  confirmFollowed: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'followed-search',
    access: 'anyone',
    summary: 'Confirms the address of a followed search, and sets how often emails come; safe to repeat',
    body: { encoding: 'form', fields: z.object({ token, frequency: emailFrequency }) },
    answer: z.unknown(),
    samples: [],
  }),

  stopFollowed: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'followed-search',
    access: 'anyone',
    summary: 'Ends the emails about a followed search and deletes it; safe to repeat',
    query: z.object({ token }),
    answer: z.unknown(),
    samples: [],
  }),
}
