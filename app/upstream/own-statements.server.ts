import type { z } from 'zod'
import { toCurrency } from '~contract/currencies'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import type * as wire from '~contract/schemas/own-statements'
import type * as wirePrices from '~contract/schemas/price-doubts'
import type { ClosingOutcome, OwnStatementAction, StatisticsPeriod } from '~contract/statements'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { defineAction, defineCall } from './endpoint-call.server'
import { toStatementEstimate } from './estimate.server'
import { toPriceDoubt } from './price-doubts'
import type { ActionResult, Refusal } from './refusals'
import { toStatementCard } from './statements.server'
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
    isWithdrawn: row.is_withdrawn ?? false,
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

function toOwnStatementPage({ data, counts, total, last_page }: z.output<typeof wire.OwnStatementPage>) {
  return { statements: data.map(toOwnStatement), counts, total, lastPage: last_page }
}

export type OwnStatementPage = ReturnType<typeof toOwnStatementPage>

const callPage = defineCall(ownStatementEndpoints.list, toOwnStatementPage)

export function ownStatementPage(query: URLSearchParams): Call<OwnStatementPage> {
  return { ...callPage({ query }), ...(query.has('ids') && { mayBeMissing: true as const }) }
}

const toStatementDay = ({ phone_views, ...day }: z.output<typeof wire.StatementDay>) => ({
  ...day,
  phoneViews: phone_views,
})

export type StatementDay = ReturnType<typeof toStatementDay>

type StatisticsAnswer = z.output<typeof wire.StatementStatistics>

function toFigures(figures: StatisticsAnswer['own']) {
  return {
    views: figures.views,
    phoneViews: figures.phone_views,
    messages: figures.messages,
    photos: figures.photos,
    descriptionLength: figures.description_length,
    daysListed: figures.days_listed,
    daysSinceRenewal: figures.days_since_renewal,
    squarePrice: figures.square_price ?? undefined,
  }
}

function toStatistics({
  days,
  events,
  company_acts,
  own,
  estimate,
  similar_count,
  similar,
}: StatisticsAnswer) {
  return {
    days: days.map(toStatementDay),
    events: events.map(({ day, kind, former_price, currency_id }) => ({
      day,
      kind,
      formerPrice: former_price ?? undefined,
      currency: toCurrency(currency_id),
    })),
    /** Acts of the company with the statement of its agent, latest first. */
    companyActs: company_acts.map(({ created_at: createdAt, ...act }) => ({ ...act, createdAt })),
    own: toFigures(own),
    estimate: estimate ? toStatementEstimate(estimate) : undefined,
    similarCount: similar_count,
    /** Medians of similar statements; undefined if there are too few. */
    similar: similar
      ? {
          ...toFigures(similar),
          squarePriceLow: similar.square_price_low ?? undefined,
          squarePriceHigh: similar.square_price_high ?? undefined,
        }
      : undefined,
  }
}

export type StatementStatistics = ReturnType<typeof toStatistics>

const callStatistics = defineCall(ownStatementEndpoints.statistics, toStatistics)

const callAct = defineCall(ownStatementEndpoints.act)

const callChangePrice = defineAction(ownStatementEndpoints.changePrice, toPriceChange)

const callClose = defineAction(ownStatementEndpoints.close)

/** Requests the statistics of a statement; 404 unless it belongs to the user or an agent of the company. */
export function statementStatistics(id: number, days: StatisticsPeriod): Call<StatementStatistics> {
  return callStatistics({ params: { id }, query: { days } })
}

export type StatementActionResult = z.output<typeof wire.StatementActionResult>

/** Applies an action to own statements, all or none: 404 if one belongs to another user. Safe to repeat. */
export function applyStatementAction(
  action: OwnStatementAction,
  ids: readonly number[],
): Call<StatementActionResult> {
  return callAct({ params: { action }, body: { statements: ids } })
}

/**
 * Requests statements of the user or of agents of the user's company.
 * @param ids at most `MAX_PER_PAGE`
 */
export function managedStatements(ids: readonly number[]): Call<OwnStatementPage> {
  return ownStatementPage(
    new URLSearchParams({ ids: ids.join(), agent: 'any', per_page: String(MAX_PER_PAGE) }),
  )
}

/** Outcome of a price change; `being_edited`: other changes of the statement are open or being reviewed. */
function toPriceChange(change: z.output<typeof wirePrices.PriceChange>) {
  return change.state === 'doubted'
    ? { state: change.state, doubt: toPriceDoubt(change.doubt) }
    : { state: change.state }
}

/**
 * Changes the price of an own statement; a negotiable price becomes exact. Safe to repeat.
 * @param change `confirmed_price` names a price that was questioned before
 */
export function changePrice(
  id: number,
  change: { price: string; currency_id: string; confirmed_price: string },
): Call<({ ok: true } & ReturnType<typeof toPriceChange>) | Refusal> {
  return callChangePrice({ params: { id }, body: change })
}

/** Closes a statement that was sold or rented out; the final price may be empty. Safe to repeat. */
export function closeStatement(
  id: number,
  closing: { outcome: ClosingOutcome; final_price: string },
): Call<ActionResult> {
  return callClose({ params: { id }, body: closing })
}

const toLinkedStatements = ({ statements }: z.output<typeof wire.ConfirmationLink>) => statements

/** Statement that the link of a message confirms. */
export type LinkedStatement = ReturnType<typeof toLinkedStatements>[number]

const callCheckConfirmation = defineCall(ownStatementEndpoints.checkConfirmation, toLinkedStatements)

const callConfirm = defineCall(ownStatementEndpoints.confirm, toLinkedStatements)

/** Requests the statements of a link without changing them; 404 for an unknown or expired one. */
export function linkedStatements(code: string): Call<LinkedStatement[]> {
  return callCheckConfirmation({ body: { code } })
}

/** Confirms the statements of a link and returns their states before; safe to repeat. */
export function confirmByLink(code: string): Call<LinkedStatement[]> {
  return callConfirm({ body: { code } })
}
