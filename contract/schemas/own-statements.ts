import { z } from 'zod'
import { LINKED_STATES } from '../freshness'
import { CLOSING_OUTCOMES, COMPANY_ACTS, OWN_STATEMENT_STATUSES, STATISTICS_EVENTS } from '../statements'
import { countedPageOf } from './envelope'
import { StatementEstimate } from './estimate'
import { georgianTime, id, optionalId, optionalText } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

export const OwnStatement = StatementCard.extend({
  status: z.enum(OWN_STATEMENT_STATUSES),
  /** Outcome of a statement that its owner has closed. */
  closed_as: z.enum(CLOSING_OUTCOMES).nullish(),
  /** Price of the closed deal, in the statement's currency. Only its owner sees it. */
  final_price: z.number().int().nullish(),
  /** Reason for which an operator blocked it. */
  block_reason: z.string().nullish(),
  created_at: georgianTime,
  expires_at: georgianTime,
  /** True if it was withdrawn for want of a confirmation that it is available. */
  is_withdrawn: z.boolean().nullish(),
  views: z.number().int().default(0),
  phone_views: z.number().int().default(0),
  favorites_count: z.number().int().default(0),
  /** Owner of the property. Only the broker and the broker's company see it. */
  client: z.object({ name: z.string(), phone_number: optionalText, note: z.string() }).nullish(),
  /** Agent who published it, in a company's list. */
  agent: z.object({ id, name: z.string() }).nullish(),
})

/** `GET /microservice/users/statements`. With `agent`, those of a company's agents. */
export const OwnStatementPage = countedPageOf(OwnStatement).extend({
  counts: z.object({
    all: z.number().int(),
    active: z.number().int(),
    unconfirmed: z.number().int().default(0),
    expired: z.number().int(),
    hidden: z.number().int(),
    inactive: z.number().int(),
  }),
})

const isoDay = z.string().regex(/^\d{4}-\d\d-\d\d$/)

const count = z.number().int()

export const StatementDay = z.object({
  day: isoDay,
  views: count,
  phone_views: count,
  messages: count.default(0),
  favorites: count,
})

/** Figures of one statement, or the medians of several. Views and the like are a week's average. */
const StatementFigures = z.object({
  views: z.number(),
  phone_views: z.number(),
  messages: z.number(),
  photos: z.number(),
  description_length: z.number(),
  days_listed: z.number(),
  days_since_renewal: z.number(),
  /** Price per m² in the statement's currency. */
  square_price: z.number().nullish(),
})

/** `GET /microservice/users/statements/{id}/statistics` */
export const StatementStatistics = z.object({
  /** Days of the period, latest first. */
  days: rowsOf(StatementDay),
  /** Events that may have changed the interest, latest first. */
  events: rowsOf(
    z.object({
      day: isoDay,
      kind: z.enum(STATISTICS_EVENTS),
      /** Price before a change. */
      former_price: z.number().nullish(),
      currency_id: optionalId,
    }),
  ),
  /** Acts of the company with the statement of its agent, latest first. */
  company_acts: rowsOf(
    z.object({
      act: z.enum(COMPANY_ACTS),
      created_at: georgianTime,
      company: z.string(),
      /** Owner before a reassignment, and afterwards. */
      from: optionalText,
      to: optionalText,
    }),
  ).default([]),
  own: StatementFigures,
  /** Range of the price model, if it covers the statement. */
  estimate: StatementEstimate.nullish(),
  /** Similar statements nearby, counted up to a limit. */
  similar_count: count,
  /** Medians of the similar statements, if there are enough. The prices are the middle half. */
  similar: StatementFigures.extend({
    square_price_low: z.number().nullish(),
    square_price_high: z.number().nullish(),
  }).nullish(),
})

const Ids = z.array(id).default([])

/** `POST /statement-confirmations` and `…/check`. */
export const ConfirmationLink = z.object({
  statements: rowsOf(z.object({ id, title: z.string(), state: z.enum(LINKED_STATES) })),
})

/** `POST /microservice/users/statements/{action}`. */
export const StatementActionResult = z.object({ changed: Ids, unchanged: Ids, refused: Ids })
