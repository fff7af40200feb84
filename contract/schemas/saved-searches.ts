import { z } from 'zod'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

export const SavedSearch = z.object({
  id,
  name: z.string(),
  /** Parameters of `GET /statements`, except order and page. */
  query: z.string(),
  /** True if new statements are announced by email. */
  sends_emails: z.boolean(),
  created_at: georgianTime,
})

/** `GET /users/saved-searches`, newest first. */
export const SavedSearches = rowsOf(SavedSearch)
