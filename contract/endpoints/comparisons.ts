import { z } from 'zod'
import { MAX_COMPARED, parseComparedPlaces } from '../comparisons'
import { voterFields } from '../forms/comparisons'
import { idOf, listField, requiredText } from '../forms/field-schemas'
import { CreatedComparison, SharedComparison } from '../schemas/comparisons'
import { isUuid } from '../values/ids'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, idList } from './fields'

const UUID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

/** Secret of a link or a cookie. Never part of a path, because paths are logged. */
const secret = requiredText(50).refine(isUuid, 'must be a uuid')

/** Secret that a caller may lack; a malformed one counts as absent. */
const optionalSecret = z
  .string()
  .optional()
  .transform((text) => (text && isUuid(text) ? text : undefined))

const comparedFields = z.object({
  statement_ids: listField(
    idList.refine(
      (ids) => ids.length > 0 && ids.length <= MAX_COMPARED,
      `must hold 1 to ${MAX_COMPARED} ids`,
    ),
    { type: 'string', pattern: '^\\d+(,\\d+)*$' },
  ),
  /** Each as `lat,lng,name`. */
  places: listField(z.array(z.string()).default([]).transform(parseComparedPlaces), {
    type: 'array',
    items: { type: 'string' },
  }),
})

const ownerFields = z.object({ key: secret, owner_key: secret })

/** Comparisons that several people decide on, without an account. */
export const comparisonEndpoints = {
  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'comparisons',
    access: 'anyone',
    summary: 'A shared comparison with the votes of everybody',
    query: z.object({ key: secret, person_key: optionalSecret, owner_key: optionalSecret }),
    answer: SharedComparison,
    samples: [
      {
        statement_ids: [101, 102],
        places: [{ name: 'Work', lat: 41.7095, lng: 44.7651 }],
        people: [
          {
            id: 1,
            name: 'ნინო',
            is_self: true,
            votes: [{ statement_id: 101, vote: 'for', note: 'Sunny' }],
          },
        ],
        expires_on: '2027-02-28',
        is_owner: false,
      },
    ],
    mayBeMissing: true,
  }),

  create: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'comparisons',
    access: 'anyone',
    summary: 'Creates a shared comparison; a repeat with the same idempotency key returns the first one',
    body: { encoding: 'form', fields: comparedFields.extend({ idempotency_key: idempotencyKey }) },
    answer: CreatedComparison,
    samples: [{ key: UUID, owner_key: UUID }],
  }),

  change: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'comparisons',
    access: 'anyone',
    summary: 'Replaces the statements and places of a comparison, by its creator; safe to repeat',
    body: { encoding: 'form', fields: comparedFields.extend(ownerFields.shape) },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'comparisons',
    access: 'anyone',
    summary: 'Deletes a comparison with all votes, by its creator; safe to repeat',
    query: ownerFields,
    answer: z.unknown(),
    samples: [],
  }),

  vote: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'comparisons/votes',
    access: 'anyone',
    summary:
      'Saves the votes of one person: `vote_{id}` and `note_{id}` for each statement. The caller chooses a key ' +
      'for each person, which changes the votes later; safe to repeat',
    body: {
      encoding: 'form',
      fields: voterFields.extend({ key: secret, person_key: secret }),
      takesFurtherFields: true,
    },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  removePerson: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'comparisons/people',
    access: 'anyone',
    summary: 'Removes a person with all votes, by that person or the creator; safe to repeat',
    query: z.object({
      key: secret,
      person_id: idOf(),
      person_key: optionalSecret,
      owner_key: optionalSecret,
    }),
    answer: z.unknown(),
    samples: [],
  }),
}
