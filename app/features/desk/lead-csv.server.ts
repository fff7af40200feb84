import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatCsvRow, joinCsv } from '~/http/csv'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { unsealSearch } from '~/session/sealed-search.server'
import { getVisitor } from '~/session/visitor.server'
import { type LeadSummary, leadPage } from '~/upstream/leads.server'
import { toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { toReaderName } from '~contract/values/reader-name'
import { parseLeadQuery } from './urls'

const MAX_PAGES = 50

const COLUMNS = [
  'id',
  'kind',
  'received',
  'closed',
  'name',
  'phone',
  'email',
  'text',
  'amount',
  'currency',
  'assignee',
] as const

/** Names of facts that are amounts of money. */
const AMOUNTS = ['loan_amount', 'price_to', 'price_from']

/** Creates the CSV of the query's list, limited to 10,000 leads. */
export async function createLeadsCsv({ request, context }: LoaderFunctionArgs): Promise<string> {
  const visitor = getVisitor({ request, context })
  const { isOperator } = await requireUser(visitor, request)
  if (!isOperator) throw new Response(null, { status: 404 })
  const { query, searchText: search } = unsealSearch(
    context.signer,
    parseLeadQuery(new URL(request.url).searchParams),
  )
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'desk')
  const lines = [formatCsvRow(COLUMNS.map((column) => t(`csv.${column}`)))]
  for (let page = 1, lastPage = 1; page <= Math.min(lastPage, MAX_PAGES); page += 1) {
    const found = await visitor.call(leadPage({ ...query, search, page }, MAX_PER_PAGE))
    // Formatted page by page: all at once would delay other visitors by a quarter of a second.
    lines.push(
      ...found.leads.map((lead) => formatCsvRow(toRow(lead, t(`kinds.${lead.kind}`), visitor.language))),
    )
    lastPage = found.lastPage
  }
  return joinCsv(lines)
}

function toRow(lead: LeadSummary, kind: string, language: Language) {
  const { id, createdAt, closedAt, name, phone, email, text, assignee, facts } = lead
  const find = (wanted: string) => facts.find((fact) => fact.name === wanted)?.value
  const amount = AMOUNTS.map(find).find((value) => value !== undefined)
  return [
    id,
    kind,
    toSheetTime(createdAt),
    closedAt ? toSheetTime(closedAt) : '',
    toReaderName(name, language),
    phone,
    email,
    text,
    amount ?? '',
    (amount !== undefined && find('currency')) || '',
    toReaderName(assignee ?? '', language),
  ]
}

/** Formats a date in Georgian time as spreadsheets read it. */
const toSheetTime = (moment: Date) => `${toGeorgianDate(moment)} ${toGeorgianTime(moment)}`
