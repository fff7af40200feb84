import { loadServiceTiles } from '~/features/services/index.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { notFound } from '~/http/error-responses.server'
import type { Visitor } from '~/session/visitor.server'
import { managedStatements, ownStatementPage } from '~/upstream/own-statements.server'
import { activePackages } from '~/upstream/services.server'
import { ownDrafts } from '~/upstream/statement-drafts.server'
import { findNextRenewal, getAllowedActions } from '~contract/statements'
import { parseIdLists } from '~contract/values/ids'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import type { DialogName } from './urls'

/** Loads the dialog of the query with its data; undefined without one, or if it no longer applies. */
export async function loadDialog(visitor: Visitor, request: Request) {
  const { searchParams } = new URL(request.url)
  const idsOf = (dialog: DialogName) => parseIdLists([searchParams.get(dialog)])
  if (searchParams.has('delete_drafts'))
    return loadDraftDeletion(visitor, (searchParams.get('delete_drafts') ?? '').split(','))
  if (searchParams.has('delete')) return loadDeletion(visitor, idsOf('delete'))
  if (searchParams.has('reassign')) return loadReassignment(visitor, idsOf('reassign'))
  if (searchParams.has('renew')) return loadRenewal(visitor, idsOf('renew'))
  if (searchParams.has('price')) return loadPrice(visitor, idsOf('price'))
  if (searchParams.has('close')) return loadClosing(visitor, idsOf('close'))
  if (searchParams.has('profile_services')) return loadServices(visitor, idsOf('profile_services'))
  const count = Number(searchParams.get('deleted'))
  return hasSentForm(`statements/${count}`, request) ? { name: 'deleted' as const, count } : undefined
}

async function loadDeletion(visitor: Visitor, ids: number[]) {
  const statements = await requireOwnStatements(visitor, ids)
  return { name: 'delete' as const, statements, promotions: await listPromotions(visitor, ids) }
}

/** Loads the user's drafts of these ids that can be deleted; some may have been published meanwhile. */
async function loadDraftDeletion(visitor: Visitor, ids: readonly string[]) {
  const drafts = (await visitor.call(ownDrafts)).filter(
    ({ id, state }) => ids.includes(id) && state !== 'in_review',
  )
  return drafts.length > 0
    ? {
        name: 'delete_drafts' as const,
        drafts: drafts.map(({ id, localAddress, values }) => ({
          id,
          address: localAddress ?? values.address,
        })),
      }
    : undefined
}

/** Loads statements of the company and its agents. */
async function loadReassignment(visitor: Visitor, ids: number[]) {
  const { statements } = await visitor.call(managedStatements(ids))
  if (statements.length === 0 || statements.length < ids.length) throw notFound('errors.page_desc')
  return { name: 'reassign' as const, statements }
}

/** Loads a renewal; the link of a message may be older than changes since. */
async function loadRenewal(visitor: Visitor, ids: number[]) {
  const statements = (await findOwnStatements(visitor, ids)).filter(
    (statement) => getAllowedActions(statement.status).includes('renew') && !findNextRenewal(statement),
  )
  return statements.length > 0 ? { name: 'renew' as const, statements } : undefined
}

async function loadPrice(visitor: Visitor, ids: number[]) {
  const statement = await requireOwnStatement(visitor, ids)
  return statement.status === 'active' ? { name: 'price' as const, statement } : undefined
}

async function loadClosing(visitor: Visitor, ids: number[]) {
  const statement = await requireOwnStatement(visitor, ids)
  // The link is older than the closing.
  if (statement.status !== 'active') return undefined
  return { name: 'close' as const, statement, promotions: await listPromotions(visitor, [statement.id]) }
}

async function loadServices(visitor: Visitor, ids: number[]) {
  const statements = await requireOwnStatements(visitor, ids)
  const tiles = await visitor.optional('services', loadServiceTiles(visitor, ids))
  const fits = statements.length > 1 ? ['many'] : ['many', 'one']
  return { name: 'services' as const, statements, tiles: tiles?.filter(({ takes }) => fits.includes(takes)) }
}

/** Returns paid promotions of these statements with full days left, which can be refunded. */
async function listPromotions(visitor: Visitor, statements: readonly number[]) {
  const packages = (await visitor.optional('packages', visitor.call(activePackages))) ?? []
  return packages.filter(
    ({ statementId, daysLeft }) =>
      statementId !== undefined && statements.includes(statementId) && daysLeft > 1,
  )
}

/** @throws Response 404 if one of them is not the visitor's own */
async function requireOwnStatements(visitor: Visitor, ids: number[]) {
  const statements = await findOwnStatements(visitor, ids)
  if (statements.length === 0 || statements.length < ids.length) throw notFound('errors.page_desc')
  return statements
}

/** Returns the first. @throws Response 404 if it is not the visitor's own */
async function requireOwnStatement(visitor: Visitor, ids: number[]) {
  const [statement] = await requireOwnStatements(visitor, ids.slice(0, 1))
  if (!statement) throw notFound('errors.page_desc')
  return statement
}

async function findOwnStatements(visitor: Visitor, ids: number[]) {
  if (ids.length === 0 || ids.length > MAX_PER_PAGE) return []
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(MAX_PER_PAGE) })
  const { statements } = await visitor.call(ownStatementPage(query))
  return statements.map(({ id, title, status, updatedAt, dealId, price, ownCurrency }) => ({
    id,
    title,
    status,
    updatedAt,
    dealId,
    currency: ownCurrency,
    price: price[ownCurrency]?.total,
  }))
}
