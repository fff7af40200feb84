import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { requireUser } from '../../http/guard.server'
import { isJustSent } from '../../http/just-sent.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { statementParameters } from '../../upstream/dictionaries.server'
import { ownStatements, statementStatistics } from '../../upstream/own-statements.server'
import { loadTiles } from '../services/index.server'
import { addressOf, readAsked, readIds, upstreamQuery } from './address'

/** Somebody's own statements, as they ask for them, and what stands in a dialog above. */
export async function loadOwnStatements({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const { searchParams } = new URL(request.url)
  const asked = readAsked(searchParams)
  const [list, dictionaries, i18n, dialog] = await Promise.all([
    visitor.call(ownStatements(upstreamQuery(asked))),
    visitor.optional('parameters', visitor.reference(statementParameters)),
    i18nFor(visitor.language),
    loadDialog(visitor, request),
  ])
  // Whoever deletes the last one of a page comes back to a page that is no more.
  if (asked.page > 1 && asked.page > list.lastPage && !dialog)
    throw redirect(localizedPath(addressOf({ ...asked, page: list.lastPage }), visitor.language))
  return {
    ...list,
    asked,
    dialog,
    deals: dictionaries?.deal_types.all ?? [],
    title: i18n.getFixedT(visitor.language, 'own')('title'),
  }
}

export type OwnStatementsData = Awaited<ReturnType<typeof loadOwnStatements>>

/** What the address opens above the list: the question before deleting, that it is done, the figures of one, or what can be bought. */
async function loadDialog(visitor: Visitor, request: Request) {
  const query = new URL(request.url).searchParams
  const statistics = readIds([query.get('statistics')])[0]
  const toDelete = readIds([query.get('delete')])
  const toPromote = readIds([query.get('profile_services')])
  if (query.has('delete')) {
    const found = await ofOwn(visitor, toDelete)
    return { name: 'delete' as const, statements: found }
  }
  if (query.has('statistics')) {
    const [statement] = await ofOwn(visitor, statistics === undefined ? [] : [statistics])
    if (!statement) throw notFound('errors.page_desc')
    return {
      name: 'statistics' as const,
      statement,
      days: await visitor.call(statementStatistics(statement.id)),
    }
  }
  if (query.has('profile_services')) {
    const found = await ofOwn(visitor, toPromote)
    const tiles = await loadTiles(visitor, toPromote)
    const fits = found.length > 1 ? ['many'] : ['many', 'one']
    return {
      name: 'services' as const,
      statements: found,
      tiles: tiles.filter(({ takes }) => fits.includes(takes)),
    }
  }
  const count = Number(query.get('deleted'))
  return isJustSent(`statements/${count}`, request) ? { name: 'deleted' as const, count } : undefined
}

const MOST_AT_ONCE = 200

/** @throws 404 when one of them is not the visitor's own */
async function ofOwn(visitor: Visitor, ids: number[]) {
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) throw notFound('errors.page_desc')
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(MOST_AT_ONCE) })
  const { statements } = await visitor.call(ownStatements(query))
  if (statements.length < ids.length) throw notFound('errors.page_desc')
  return statements.map(({ id, title }) => ({ id, title }))
}
