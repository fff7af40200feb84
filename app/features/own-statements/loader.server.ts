import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadServiceTiles } from '~/features/services/index.server'
import { readDraftKeys } from '~/features/statement-drafts/index.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { notFound } from '~/http/error-responses.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { currentAgents } from '~/upstream/agents.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import { ownStatementPage, statementStatistics } from '~/upstream/own-statements.server'
import { activePackages } from '~/upstream/services.server'
import { ownDrafts, type StatementDraft, statementDraft } from '~/upstream/statement-drafts.server'
import { CURRENCIES, CURRENCY_IDS } from '~contract/currencies'
import { findNextRenewal, getAllowedActions } from '~contract/own-statements'
import { MAX_PER_PAGE } from '~contract/pagination'
import { CLIENT_OWNERS, NEW_STATEMENT_PATH, parseDraftNumber } from '~contract/statement-drafts'
import { IMPORTING_TYPES } from '~contract/statement-imports'
import { parseIdLists } from '~contract/values/ids'
import { toReaderLetters } from '~contract/values/name-letters'
import { ownStatementsPath, parseOwnStatementsParams, toUpstreamParams } from './urls'

export async function loadOwnStatements({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { role } = await requireUser(visitor, request)
  const { searchParams } = new URL(request.url)
  const params = parseOwnStatementsParams(searchParams)
  const hasOwnDrafts = context.site.addStatementUrl === NEW_STATEMENT_PATH
  const [list, drafts, dictionaries, i18n, dialog, agents] = await Promise.all([
    visitor.call(ownStatementPage(toUpstreamParams(params))),
    hasOwnDrafts ? visitor.optional('drafts', loadDrafts(visitor, { request, context })) : [],
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
    getI18n(visitor.language),
    loadDialog(visitor, request),
    role === 'broker' ? visitor.optional('agents', visitor.call(currentAgents)) : undefined,
  ])
  if (!dialog) requireListPage(params, list.lastPage, ownStatementsPath, visitor.language)
  return {
    ...list,
    params,
    drafts: (drafts ?? []).map((draft) => toDraftRow(draft, dictionaries)),
    dialog,
    canImport: hasOwnDrafts && IMPORTING_TYPES.some((type) => type === role),
    hasClients: CLIENT_OWNERS.some((type) => type === role),
    agents: (agents?.agents ?? []).map(({ id, name, email }) => ({
      id,
      name: toReaderLetters(name ?? '', visitor.language) || email,
    })),
    deals: dictionaries?.deal_types.all ?? [],
    kinds: dictionaries?.real_estate_types.all ?? [],
    title: i18n.getFixedT(visitor.language, 'own-statements')(params.agent ? 'agents.title' : 'title'),
  }
}

/** Those of the account, and what this browser has begun as a guest's. */
async function loadDrafts(visitor: Visitor, args: RequestAndContext) {
  const own = await visitor.call(ownDrafts)
  const begun = readDraftKeys(args).filter(({ id }) => own.every((draft) => draft.id !== id))
  const found = await Promise.allSettled(begun.map((reference) => visitor.call(statementDraft(reference))))
  return [...own, ...found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]
}

function toDraftRow(
  { id, values, localAddress, state, updatedAt, statement }: StatementDraft,
  dictionaries: Dictionaries | undefined,
) {
  const nameOf = (dictionary: 'deal_types' | 'real_estate_types', entryId: string | undefined) =>
    dictionaries?.[dictionary].all.find((entry) => String(entry.id) === entryId)?.name
  const currency = CURRENCIES.find((one) => String(CURRENCY_IDS[one]) === values.currency_id)
  const total = parseDraftNumber('price', values.price)
  return {
    id,
    address: localAddress ?? values.address,
    kind: nameOf('real_estate_types', values.real_estate_type_id),
    deal: nameOf('deal_types', values.deal_type_id),
    price: currency && total ? { currency, total } : undefined,
    state,
    updatedAt,
    /** The published one that is edited. */
    statement,
  }
}

export type OwnStatementsData = Awaited<ReturnType<typeof loadOwnStatements>>

async function loadDialog(visitor: Visitor, request: Request) {
  const searchParams = new URL(request.url).searchParams
  const statistics = parseIdLists([searchParams.get('statistics')])[0]
  const toDelete = parseIdLists([searchParams.get('delete')])
  const toPromote = parseIdLists([searchParams.get('profile_services')])
  if (searchParams.has('delete')) {
    const found = await requireOwnStatements(visitor, toDelete)
    return {
      name: 'delete' as const,
      statements: found,
      promotions: await listPromotions(visitor, toDelete),
    }
  }
  if (searchParams.has('renew')) {
    // The link of a message may be older than what has been deleted, taken down or renewed since.
    const named = await findOwnStatements(visitor, parseIdLists([searchParams.get('renew')]))
    const found = named.filter(
      (statement) => getAllowedActions(statement.life).includes('renew') && !findNextRenewal(statement),
    )
    return found.length > 0 ? { name: 'renew' as const, statements: found } : undefined
  }
  for (const name of ['price', 'close'] as const) {
    if (!searchParams.has(name)) continue
    const [statement] = await requireOwnStatements(visitor, parseIdLists([searchParams.get(name)]))
    if (!statement) throw notFound('errors.page_desc')
    // A link of before it was taken down.
    if (statement.life !== 'active') return undefined
    return name === 'price'
      ? { name, statement }
      : { name, statement, promotions: await listPromotions(visitor, [statement.id]) }
  }
  if (searchParams.has('statistics')) {
    const [statement] = await requireOwnStatements(visitor, statistics === undefined ? [] : [statistics])
    if (!statement) throw notFound('errors.page_desc')
    return {
      name: 'statistics' as const,
      statement,
      days: await visitor.optional('statistics', visitor.call(statementStatistics(statement.id))),
    }
  }
  if (searchParams.has('profile_services')) {
    const found = await requireOwnStatements(visitor, toPromote)
    const tiles = await visitor.optional('services', loadServiceTiles(visitor, toPromote))
    const fits = found.length > 1 ? ['many'] : ['many', 'one']
    return {
      name: 'services' as const,
      statements: found,
      tiles: tiles?.filter(({ takes }) => fits.includes(takes)),
    }
  }
  const count = Number(searchParams.get('deleted'))
  return hasSentForm(`statements/${count}`, request) ? { name: 'deleted' as const, count } : undefined
}

/** Paid promotions of these statements that have full days left, which can be given back. */
async function listPromotions(visitor: Visitor, statements: readonly number[]) {
  const packages = (await visitor.optional('packages', visitor.call(activePackages))) ?? []
  return packages.filter(
    ({ statementId, daysLeft }) =>
      statementId !== undefined && statements.includes(statementId) && daysLeft > 1,
  )
}

/** @throws 404 when one of them is not the visitor's own */
async function requireOwnStatements(visitor: Visitor, ids: number[]) {
  const statements = await findOwnStatements(visitor, ids)
  if (statements.length === 0 || statements.length < ids.length) throw notFound('errors.page_desc')
  return statements
}

async function findOwnStatements(visitor: Visitor, ids: number[]) {
  if (ids.length === 0 || ids.length > MAX_PER_PAGE) return []
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(MAX_PER_PAGE) })
  const { statements } = await visitor.call(ownStatementPage(query))
  return statements.map(
    ({ id, title, life, updatedAt, dealId, views, phoneViews, favorites, price, ownCurrency }) => ({
      id,
      title,
      life,
      updatedAt,
      dealId,
      views,
      phoneViews,
      favorites,
      currency: ownCurrency,
      price: price[ownCurrency]?.total,
    }),
  )
}
