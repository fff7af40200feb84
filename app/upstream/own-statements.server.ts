import { z } from 'zod'
import { OWN_STATEMENT_STATUSES, type OwnStatementAction } from '~contract/own-statements'
import { success } from '~contract/schemas/envelope'
import { georgianTime } from '~contract/schemas/primitives'
import { StatementCardSchema } from './statements.server'
import type { Call } from './upstream-client.server'

/** Fields only the owner receives, added to those of a card. */
const OwnerFields = z
  .object({
    status: z.enum(OWN_STATEMENT_STATUSES),
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

export type StatementDay = z.output<typeof StatementDayRow>

/** Daily statistics of an own statement, latest first; 404 for anybody else's. */
export function statementStatistics(id: number): Call<StatementDay[]> {
  return { api: 'main', path: `${PATH}/${id}/statistics`, answer: success(z.array(StatementDayRow)) }
}

const Ids = z.array(z.number().int()).default([])
const StatementActionResult = z.object({ changed: Ids, unchanged: Ids, refused: Ids })

export type StatementActionResult = z.output<typeof StatementActionResult>

/** Applies an action to own statements, all or none: 404 when one belongs to somebody else. Safe to repeat. */
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
