import type { LoaderFunctionArgs } from '@remix-run/node'
import { statementUrl, toStatementNames } from '~/features/statements'
import { countViewOnCacheHit } from '~/features/statements/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { NO_DICTIONARIES, statementParameters } from '~/upstream/dictionaries.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { comparisonParams, findFavoritesReferrer, parseComparisonQuery } from './urls'

/** Reason why a statement of the URL has no column. */
export type MissingReason = 'gone' | 'expired' | 'failed'

interface MissingStatement {
  id: number
  reason: MissingReason
  /** Page of the statement, if it is still public. */
  page?: { title: string; href: string }
}

export async function loadComparison({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const query = parseComparisonQuery(new URL(request.url).searchParams)
  context.caching.allow({ params: comparisonParams })
  const [found, dictionaries, i18n] = await Promise.all([
    findStatements(visitor, query.ids),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    getI18n(language),
  ])
  const offered = found.flatMap((one) => (one.reason === undefined ? [one.statement] : []))
  for (const { id } of offered) countViewOnCacheHit(id, language, context)
  const t = i18n.getFixedT(language, 'comparison')
  return {
    query,
    columns: offered.map((statement) => ({
      statement,
      names: toStatementNames(statement, dictionaries ?? NO_DICTIONARIES),
    })),
    lacksNames: dictionaries === undefined,
    missing: found.flatMap((one) => (one.reason === undefined ? [] : [one])),
    back: findFavoritesReferrer(context.personalHeaders.referringPath, language),
    title: t('title'),
    description: offered.map(({ title }) => title).join(' · '),
  }
}

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>

type FoundStatement = { reason?: undefined; statement: StatementDetails } | MissingStatement

/** Loads statements in the order of the ids. @throws UpstreamError if all of them fail */
async function findStatements(visitor: Visitor, ids: readonly number[]): Promise<FoundStatement[]> {
  const calls = ids.map((id) => findStatement(visitor, id))
  const found = await Promise.all(calls.map((call) => visitor.optional('compared statement', call)))
  if (found.every((one) => one === undefined)) return Promise.all(calls)
  return ids.map((id, place) => found[place] ?? { id, reason: 'failed' })
}

/** Loads a statement without the user's token: owners, too, compare only public data. */
async function findStatement(visitor: Visitor, id: number): Promise<FoundStatement> {
  try {
    const statement = await visitor.call(statementById(id))
    if (statement.status === 'active') return { statement }
    if (statement.status !== 'expired') return { id, reason: 'gone' }
    const page = { title: statement.title, href: statementUrl(statement, visitor.language) }
    return { id, reason: 'expired', page }
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return { id, reason: 'gone' }
    throw error
  }
}
