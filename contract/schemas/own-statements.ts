import { z } from 'zod'
import { CLOSING_OUTCOMES, OWN_STATEMENT_STATUSES } from '../statements'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalText } from './primitives'
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
  vip_until: georgianTime.nullish(),
  views: z.number().int().default(0),
  phone_views: z.number().int().default(0),
  favorites_count: z.number().int().default(0),
  /** Owner of the property. Only the broker and the broker's company see it. */
  client: z.object({ name: z.string(), phone_number: optionalText, note: z.string() }).nullish(),
  /** Agent who published it, in a company's list. */
  agent: z.object({ id, name: z.string() }).nullish(),
})

/** `GET /microservice/users/statements`. With `agent` (an id or `all`), those of a company's agents. */
export const OwnStatementPage = countedPageOf(OwnStatement).extend({
  counts: z.object({
    all: z.number().int(),
    active: z.number().int(),
    expired: z.number().int(),
    hidden: z.number().int(),
    inactive: z.number().int(),
  }),
})

export const StatementDay = z.object({
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  views: z.number().int(),
  phone_views: z.number().int(),
  favorites: z.number().int(),
})

/** `GET /microservice/users/statements/{id}/statistics`, latest day first. */
export const StatementStatistics = rowsOf(StatementDay)

const Ids = z.array(id).default([])

/** `POST /microservice/users/statements/{action}`. */
export const StatementActionResult = z.object({ changed: Ids, unchanged: Ids, refused: Ids })
