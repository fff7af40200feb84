import { z } from 'zod'
import { georgianTime, success } from './envelope'
import { type OwnStatementAction, ownStatementStatuses } from './own-statement-actions'
import { StatementCardSchema } from './statements.server'
import type { Call } from './upstream-client.server'

/** What only the owner is told, beside what everybody sees in a card. */
const OwnerFields = z
  .object({
    status: z.enum(ownStatementStatuses),
    created_at: georgianTime,
    expires_at: georgianTime,
    vip_until: georgianTime.nullish(),
    views: z.number().int().default(0),
    phone_views: z.number().int().default(0),
    favorites_count: z.number().int().default(0),
  })
  .transform((wire) => ({
    life: wire.status,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    vipUntil: wire.vip_until ?? undefined,
    views: wire.views,
    phoneViews: wire.phone_views,
    favorites: wire.favorites_count,
  }))

const OwnStatement = z.intersection(StatementCardSchema, OwnerFields)

/** A statement as its owner sees it. */
export type OwnStatement = z.output<typeof OwnStatement>

const OwnStatementPage = z
  .object({
    data: z.array(OwnStatement),
    counts: z.object({
      all: z.number().int(),
      active: z.number().int(),
      expired: z.number().int(),
      hidden: z.number().int(),
      inactive: z.number().int(),
    }),
    total: z.number().int(),
    last_page: z.number().int(),
  })
  .transform(({ data, counts, total, last_page }) => ({
    statements: data,
    counts,
    total,
    lastPage: last_page,
  }))

export type OwnStatementPage = z.output<typeof OwnStatementPage>

const PATH = 'microservice/users/statements'

/** A page of the statements that the signed-in person offers, with how many there are of each state. */
export function ownStatementPage(query: URLSearchParams): Call<OwnStatementPage> {
  return { api: 'main', path: PATH, query, answer: success(OwnStatementPage) }
}

const StatementDayRow = z
  .object({
    day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    views: z.number().int(),
    phone_views: z.number().int(),
    favorites: z.number().int(),
  })
  .transform(({ phone_views, ...day }) => ({ ...day, phoneViews: phone_views }))

/** What happened to a statement on a day. */
export type StatementDay = z.output<typeof StatementDayRow>

/** The last days of one of the person's own statements, the latest first; 404 for anybody else's. */
export function statementStatistics(id: number): Call<StatementDay[]> {
  return { api: 'main', path: `${PATH}/${id}/statistics`, answer: success(z.array(StatementDayRow)) }
}

const Ids = z.array(z.number().int()).default([])
const StatementActionResult = z.object({ changed: Ids, unchanged: Ids, refused: Ids })

/** Which statements were changed, which were so already, and which cannot be from where they stand. */
export type StatementActionResult = z.output<typeof StatementActionResult>

/** Does it to statements of the person's own; 404, and nothing done, when one of them is another's. Safe to repeat. */
export function applyStatementAction(
  action: OwnStatementAction,
  ids: readonly number[],
): Call<StatementActionResult> {
  const body = new FormData()
  for (const id of ids) body.append('statements[]', String(id))
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/${action}`,
    body,
    answer: success(StatementActionResult),
  }
}
