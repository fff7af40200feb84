import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { requireRole } from '../../http/guard.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { type Client, clients, matchings } from '../../upstream/clients.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { balance } from '../../upstream/payments.server'
import { type Asked, addressOf, readAsked, upstreamQuery } from './address'

/** The kinds of account that have a base. */
export const ROLES = ['broker', 'agent'] as const

/** What people seek, or how it goes with what the person offers; and the question above the list. */
export async function loadBase({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireRole(visitor, request, ROLES)
  const { searchParams } = new URL(request.url)
  const asked = readAsked(searchParams)
  const [list, dictionaries, places, i18n] = await Promise.all([
    loadRows(visitor, asked),
    visitor.optional('parameters', visitor.reference(statementParameters)),
    visitor.optional('cities', visitor.reference(cities)),
    i18nFor(visitor.language),
  ])
  if (asked.page > 1 && asked.page > list.lastPage)
    throw redirect(localizedPath(addressOf({ ...asked, page: list.lastPage }), visitor.language))
  return {
    ...list,
    asked,
    deals: dictionaries?.deal_types.all ?? [],
    types: dictionaries?.real_estate_types.all ?? [],
    rooms: dictionaries?.room_types.all ?? [],
    cities: (places ?? []).map(({ id, name }) => ({ id, name })),
    question: await questionOf(visitor, searchParams, list.rows),
    title: i18n.getFixedT(visitor.language, 'base')('title'),
  }
}

export type BaseData = Awaited<ReturnType<typeof loadBase>>

/** A row of either list: somebody who seeks, and in the second what suits them. */
export type BaseRow = BaseData['rows'][number]

async function loadRows(visitor: Visitor, { tab, ...asked }: Asked) {
  if (tab === 'matchings') return visitor.call(matchings(upstreamQuery(asked)))
  const list = await visitor.call(clients(upstreamQuery(asked)))
  return { ...list, rows: list.rows.map((client) => ({ client, statement: undefined })) }
}

/** @throws Response 404 for somebody who is not in this list */
async function questionOf(visitor: Visitor, query: URLSearchParams, rows: readonly { client: Client }[]) {
  if (!query.has('ask')) return undefined
  const row = rows.find(({ client }) => String(client.id) === query.get('ask'))
  if (!row) throw notFound('errors.page_desc')
  return { client: row.client, balance: await visitor.optional('balance', visitor.call(balance)) }
}
