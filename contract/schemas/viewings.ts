import { z } from 'zod'
import { VIEWING_PARTIES, VIEWING_STATES } from '../viewings'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'

export const ViewingTime = z.object({ id, starts_at: georgianTime, ends_at: georgianTime })

/** Free times of a statement, first to last. */
export const ViewingTimes = rowsOf(ViewingTime)

/** Coming times of the user's statements that are not booked, first to last. */
export const OfferedTimes = rowsOf(
  ViewingTime.extend({
    statement_id: id,
    statement_title: z.string(),
    /** False if the owner is at another viewing then. */
    is_free: z.boolean(),
  }),
)

/** Result of offering times; those that overlap an earlier one of the statement are left out. */
export const OfferResult = z.object({ added: z.number().int(), skipped: z.number().int() })

export const Viewing = z.object({
  id: z.string(),
  statement_id: id,
  statement_title: z.string(),
  starts_at: georgianTime,
  ends_at: georgianTime,
  /** Side of the caller. */
  party: z.enum(VIEWING_PARTIES),
  state: z.enum(VIEWING_STATES),
  moved_by: z.enum(VIEWING_PARTIES).nullable(),
  /** Reason of a cancellation. */
  reason: optionalText,
  /** Name and contact that the seeker gave. */
  name: z.string(),
  email: optionalText,
  phone_number: optionalText,
  /** Changes since the booking. */
  sequence: z.number().int(),
  changed_at: georgianTime,
  /** The caller's answer to the question whether the viewing took place. */
  own_answer: z.boolean().nullable(),
})

export const Viewings = rowsOf(Viewing)

/** Booked viewing, with the key that a guest sends to read and change it. */
export const BookedViewing = z.object({ id: z.string(), key: optionalText })
