import { z } from 'zod'
import { listField, requiredText } from '../forms/field-schemas'
import { watchPricesFields } from '../forms/watched-prices'
import { LANGUAGES } from '../languages'
import { WatchedPrices } from '../schemas/watched-prices'
import { isUuid } from '../values/ids'
import { MAX_WATCHED_PRICES } from '../watched-prices'
import { defineEndpoint } from './endpoint'
import { idList } from './fields'

/** Key of a list, in the links of its emails. A query, because paths are logged. */
const token = requiredText(50).refine(isUuid, 'must be a uuid')

const statementIds = listField(
  idList.refine(
    (ids) => ids.length > 0 && ids.length <= MAX_WATCHED_PRICES,
    `must hold 1 to ${MAX_WATCHED_PRICES} ids`,
  ),
  { type: 'string', pattern: '^\\d+(,\\d+)*$' },
)

/** Price reductions of favourites by email, without an account. */
export const watchedPriceEndpoints = {
  watch: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'watched-prices',
    access: 'visitor',
    summary: 'Sends a link that starts emails about price reductions; answers the same for every address',
    body: {
      encoding: 'form',
      fields: watchPricesFields.extend({ statement_ids: statementIds, language: z.enum(LANGUAGES) }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'watched-prices',
    access: 'anyone',
    summary: 'The watched statements of a link in an email',
    mayBeMissing: true,
    query: z.object({ token }),
    answer: WatchedPrices,
    samples: [{ statement_ids: [101, 102], is_confirmed: false, replaced: 3 }],
  }),

  confirm: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'watched-prices/confirmation',
    access: 'anyone',
    summary: 'Confirms the address, whose former list is replaced; safe to repeat',
    body: { encoding: 'form', fields: z.object({ token }) },
    answer: z.unknown(),
    samples: [],
  }),

  change: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'watched-prices',
    access: 'anyone',
    summary: 'Replaces the watched statements of a confirmed address; safe to repeat',
    body: { encoding: 'form', fields: z.object({ token, statement_ids: statementIds }) },
    answer: z.unknown(),
    samples: [],
  }),

  stop: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'watched-prices',
    access: 'anyone',
    summary: 'Ends the emails about price reductions and deletes the list; safe to repeat',
    query: z.object({ token }),
    answer: z.unknown(),
    samples: [],
  }),
}
