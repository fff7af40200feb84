import { z } from 'zod'
import { VOTES } from '../comparisons'
import { id, latitude, longitude } from './primitives'
import { rowsOf } from './rows'

const ComparedPlaces = rowsOf(z.object({ name: z.string(), lat: latitude, lng: longitude }))

const StatementVotes = rowsOf(
  z.object({
    statement_id: id,
    /** Null for a note without a vote. */
    vote: z.enum(VOTES).nullable(),
    note: z.string(),
  }),
)

/** `GET /comparisons` */
export const SharedComparison = z.object({
  statement_ids: z.array(id),
  places: ComparedPlaces,
  people: rowsOf(
    z.object({
      id,
      name: z.string(),
      /** True for the person whose key was sent. */
      is_self: z.boolean(),
      votes: StatementVotes,
    }),
  ),
  /** Last day before it is deleted, as `2026-12-31`, unless it changes. */
  expires_on: z.string(),
  /** True if the key of its creator was sent. */
  is_owner: z.boolean(),
})

export const CreatedComparison = z.object({ key: z.string(), owner_key: z.string() })
