import { z } from 'zod'
import { DEFAULT_FREQUENCY, EMAIL_FREQUENCIES } from '../saved-searches'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

export const SavedSearch = z.object({
  id,
  name: z.string(),
  /** Parameters of `GET /statements`, except order and page. */
  query: z.string(),
  /** True if new statements are announced by email. */
  sends_emails: z.boolean(),
  /** Shortest time between two emails. */
  frequency: z.enum(EMAIL_FREQUENCIES).default(DEFAULT_FREQUENCY),
  created_at: georgianTime,
})

/** `GET /users/saved-searches`, newest first. */
export const SavedSearches = rowsOf(SavedSearch)

/** `GET /followed-search`, for the holder of a link in an email */
export const FollowedSearch = z.object({
  name: z.string(),
  query: z.string(),
  frequency: z.enum(EMAIL_FREQUENCIES),
  /** False until the address is confirmed. */
  is_confirmed: z.boolean(),
  /** Public key of notifications, for the browser; null if they are off. */
  push_key: z.string().nullable().default(null),
  /** Number of browsers that are notified. */
  push_devices: z.int().min(0).default(0),
})
