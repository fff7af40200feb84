import { z } from 'zod'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

export const SavedSearch = z.object({
  id,
  name: z.string(),
  /** Parameters of `GET /statements` without order and page. */
  query: z.string(),
  /** Whether new statements are written about. */
  sends_emails: z.boolean(),
  created_at: georgianTime,
})

/** `GET /users/saved-searches`, the latest first */
export const SavedSearches = rowsOf(SavedSearch)
