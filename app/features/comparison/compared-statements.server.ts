import { getCardTerms } from '~/features/loan'
import { statementUrl, toStatementNames } from '~/features/statements'
import type { Visitor } from '~/session/visitor.server'
import { NO_DICTIONARIES, statementParameters } from '~/upstream/dictionaries.server'
import { mortgage } from '~/upstream/loans.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { type WalkingTime, walks } from '~/upstream/walking-area.server'
import type { ComparedPlace } from '~contract/comparisons'
import { PUBLIC_STATUSES } from '~contract/statements'

/** Reason why a statement of the comparison has no column. */
type MissingReason = 'gone' | 'expired' | 'failed'

export interface MissingStatement {
  id: number
  reason: MissingReason
  /** Page of the statement, if it is still public. */
  page?: { title: string; href: string }
}

/** Loads what the table shows. @throws UpstreamError if all statements fail */
export async function loadComparedStatements(
  visitor: Visitor,
  ids: readonly number[],
  places: readonly ComparedPlace[],
) {
  const [found, dictionaries, banks] = await Promise.all([
    findStatements(visitor, ids),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    visitor.optional('mortgage', visitor.cachedCall(mortgage)),
  ])
  const offered = found.flatMap((one) => (one.reason === undefined ? [one.statement] : []))
  return {
    columns: offered.map((statement) => ({
      statement,
      names: toStatementNames(statement, dictionaries ?? NO_DICTIONARIES),
    })),
    lacksNames: dictionaries === undefined,
    missing: found.flatMap((one) => (one.reason === undefined ? [] : [one])),
    loanTerms: banks && getCardTerms(banks),
    placeWalks: await Promise.all(
      places.map(async (place) => ({ ...place, walks: await loadWalks(visitor, place, offered) })),
    ),
  }
}

export type ComparedStatements = Awaited<ReturnType<typeof loadComparedStatements>>

/** Loads the walks from the statements to a place by statement; none if they are unavailable. */
async function loadWalks(
  visitor: Visitor,
  { lat, lng }: ComparedPlace,
  statements: readonly StatementDetails[],
): Promise<Record<number, WalkingTime>> {
  const homes = statements.flatMap(({ id, place }) => (place ? [{ id, place }] : []))
  if (homes.length === 0) return {}
  const call = walks(
    { latitude: lat, longitude: lng },
    homes.map(({ place }) => place),
  )
  const found = await visitor.optional('walks', visitor.call(call))
  return Object.fromEntries(
    homes.flatMap(({ id }, at) => {
      const time = found?.get(at)
      return time ? [[id, time]] : []
    }),
  )
}

type FoundStatement = { reason?: undefined; statement: StatementDetails } | MissingStatement

/** Loads statements in the order of the ids. @throws UpstreamError if all of them fail */
async function findStatements(visitor: Visitor, ids: readonly number[]): Promise<FoundStatement[]> {
  const calls = ids.map((id) => findStatement(visitor, id))
  const found = await Promise.all(calls.map((call) => visitor.optional('compared statement', call)))
  if (found.every((one) => one === undefined)) return Promise.all(calls)
  return ids.map((id, place) => found[place] ?? { id, reason: 'failed' })
}

/** Loads a statement without private data: owners, too, compare only what is public. */
export async function findStatement(visitor: Visitor, id: number): Promise<FoundStatement> {
  try {
    const statement = await visitor.call(statementById(id))
    if (statement.status === 'active') return { statement }
    if (!PUBLIC_STATUSES.includes(statement.status)) return { id, reason: 'gone' }
    const page = { title: statement.title, href: statementUrl(statement, visitor.language) }
    return { id, reason: 'expired', page }
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return { id, reason: 'gone' }
    throw error
  }
}
