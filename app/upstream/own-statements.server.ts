import { z } from 'zod'
import type { ClosingOutcome, OwnStatementAction } from '~contract/own-statements'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/own-statements'
import * as wirePrices from '~contract/schemas/price-doubts'
import { rowsOf } from '~contract/schemas/rows'
import { toPriceDoubt } from './price-doubts'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import { toStatementCard } from './statements.server'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

function toOwnStatement(row: z.output<typeof wire.OwnStatement>) {
  return {
    status: row.status,
    /** Reason for closing: sold or rented out. */
    closedAs: row.closed_as ?? undefined,
    /** Sale price or rent on closing, in its own currency. */
    finalPrice: row.final_price ?? undefined,
    /** Reason for which an operator has blocked it. */
    blockReason: row.block_reason ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    vipUntil: row.vip_until ?? undefined,
    views: row.views,
    phoneViews: row.phone_views,
    favorites: row.favorites_count,
    /** Client on whose behalf it is offered. */
    client: row.client
      ? { name: row.client.name, phone: row.client.phone_number ?? undefined, note: row.client.note }
      : undefined,
    /** Agent who owns it, in a company's list. */
    agent: row.agent ?? undefined,
    // Last, as in `toStatementCard`.
    ...toStatementCard(row),
  }
}

export type OwnStatement = ReturnType<typeof toOwnStatement>

const OwnStatementPage = wire.OwnStatementPage.transform(({ data, counts, total, last_page }) => ({
  statements: data.map(toOwnStatement),
  counts,
  total,
  lastPage: last_page,
}))

export type OwnStatementPage = z.output<typeof OwnStatementPage>

const PATH = 'microservice/users/statements'

export function ownStatementPage(query: URLSearchParams): Call<OwnStatementPage> {
  const call = { api: 'main', path: PATH, query, answer: success(OwnStatementPage) } as const
  return query.has('ids') ? { ...call, mayBeMissing: true } : call
}

const StatementDay = wire.StatementDay.transform(({ phone_views, ...day }) => ({
  ...day,
  phoneViews: phone_views,
}))

export type StatementDay = z.output<typeof StatementDay>

/** Requests the daily statistics of an own statement, latest first; 404 for another user's. */
export function statementStatistics(id: number): Call<StatementDay[]> {
  return {
    api: 'main',
    path: `${PATH}/${id}/statistics`,
    mayBeMissing: true,
    answer: success(rowsOf(StatementDay)),
  }
}

export type StatementActionResult = z.output<typeof wire.StatementActionResult>

/** Applies an action to own statements, all or none: 404 if one belongs to another user. Safe to repeat. */
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
    answer: success(wire.StatementActionResult),
  }
}

/** Outcome of a price change; `being_edited`: other changes of the statement are open or being reviewed. */
const PriceChange = wirePrices.PriceChange.transform((change) =>
  change.state === 'doubted'
    ? { ok: true as const, state: change.state, doubt: toPriceDoubt(change.doubt) }
    : { ok: true as const, state: change.state },
)

/**
 * Changes the price of an own statement; a negotiable price becomes exact. Safe to repeat.
 * @param change `confirmed_price` names a price that was questioned before
 */
export function changePrice(
  id: number,
  change: { price: string; currency_id: string; confirmed_price: string },
): Call<z.output<typeof PriceChange> | Refusal> {
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/${id}/price`,
    body: toFormData(change),
    answer: z.union([Refusal, success(PriceChange)]),
    refusals: refusalResponses,
  }
}

/** Closes a statement that was sold or rented out; the final price may be empty. Safe to repeat. */
export function closeStatement(
  id: number,
  closing: { outcome: ClosingOutcome; final_price: string },
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/${id}/close`,
    body: toFormData(closing),
    ...actionResultOf(success(z.unknown())),
  }
}
