import { z } from 'zod'
import { CLOSING_OUTCOMES, OWN_STATEMENT_STATUSES } from '../own-statements'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

export const OwnStatement = StatementCard.extend({
  status: z.enum(OWN_STATEMENT_STATUSES),
  /** Of a statement that its owner has taken down. */
  closed_as: z.enum(CLOSING_OUTCOMES).nullish(),
  /** For its owner alone, in the currency of the statement. */
  final_price: z.number().int().nullish(),
  /** Why an operator has taken it off the site. */
  block_reason: z.string().nullish(),
  created_at: georgianTime,
  expires_at: georgianTime,
  vip_until: georgianTime.nullish(),
  views: z.number().int().default(0),
  phone_views: z.number().int().default(0),
  favorites_count: z.number().int().default(0),
  /** On whose behalf it is offered, for its broker and the broker's company. */
  client: z.object({ name: z.string(), phone_number: optionalText, note: z.string() }).nullish(),
  /** Whose it is, where a company lists its agents'. */
  agent: z.object({ id, name: z.string() }).nullish(),
})

/** `GET /microservice/users/statements`: one's own, or with `agent`, an id or `all`, those of a company's agents. */
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

/** `GET /microservice/users/statements/{id}/statistics`, the latest day first. */
export const StatementStatistics = rowsOf(StatementDay)

const Ids = z.array(id).default([])

/** `POST /microservice/users/statements/{action}`. */
export const StatementActionResult = z.object({ changed: Ids, unchanged: Ids, refused: Ids })
