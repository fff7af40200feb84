import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { loadServiceTiles } from '~/features/services/index.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { ownStatementPage, statementStatistics } from '~/upstream/own-statements.server'
import { MAX_PER_PAGE } from '~contract/pagination'
import { ownStatementsPath, parseOwnStatementsParams, parseStatementIds, toUpstreamParams } from './urls'

export async function loadOwnStatements({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { searchParams } = new URL(request.url)
  const params = parseOwnStatementsParams(searchParams)
  const [list, dictionaries, i18n, dialog] = await Promise.all([
    visitor.call(ownStatementPage(toUpstreamParams(params))),
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
    getI18n(visitor.language),
    loadDialog(visitor, request),
  ])
  // Deleting the last row of a page leaves a page that does not exist.
  if (params.page > 1 && params.page > list.lastPage && !dialog)
    throw redirect(toLocalizedPath(ownStatementsPath({ ...params, page: list.lastPage }), visitor.language))
  return {
    ...list,
    params,
    dialog,
    deals: dictionaries?.deal_types.all ?? [],
    title: i18n.getFixedT(visitor.language, 'own-statements')('title'),
  }
}

export type OwnStatementsData = Awaited<ReturnType<typeof loadOwnStatements>>

async function loadDialog(visitor: Visitor, request: Request) {
  const searchParams = new URL(request.url).searchParams
  const statistics = parseStatementIds([searchParams.get('statistics')])[0]
  const toDelete = parseStatementIds([searchParams.get('delete')])
  const toPromote = parseStatementIds([searchParams.get('profile_services')])
  if (searchParams.has('delete')) {
    const found = await requireOwnStatements(visitor, toDelete)
    return { name: 'delete' as const, statements: found }
  }
  if (searchParams.has('statistics')) {
    const [statement] = await requireOwnStatements(visitor, statistics === undefined ? [] : [statistics])
    if (!statement) throw notFound('errors.page_desc')
    return {
      name: 'statistics' as const,
      statement,
      days: await visitor.call(statementStatistics(statement.id)),
    }
  }
  if (searchParams.has('profile_services')) {
    const found = await requireOwnStatements(visitor, toPromote)
    const tiles = await loadServiceTiles(visitor, toPromote)
    const fits = found.length > 1 ? ['many'] : ['many', 'one']
    return {
      name: 'services' as const,
      statements: found,
      tiles: tiles.filter(({ takes }) => fits.includes(takes)),
    }
  }
  const count = Number(searchParams.get('deleted'))
  return hasSentForm(`statements/${count}`, request) ? { name: 'deleted' as const, count } : undefined
}

/** @throws 404 when one of them is not the visitor's own */
async function requireOwnStatements(visitor: Visitor, ids: number[]) {
  if (ids.length === 0 || ids.length > MAX_PER_PAGE) throw notFound('errors.page_desc')
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(MAX_PER_PAGE) })
  const { statements } = await visitor.call(ownStatementPage(query))
  if (statements.length < ids.length) throw notFound('errors.page_desc')
  return statements.map(({ id, title }) => ({ id, title }))
}
