import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatCsvRow, joinCsv } from '~/http/csv'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { unsealSearch } from '~/session/sealed-search.server'
import { getVisitor } from '~/session/visitor.server'
import { type AccountLeadSummary, accountLeadPage } from '~/upstream/account-leads.server'
import { toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { toReaderName } from '~contract/values/reader-name'
import { parseLeadQuery } from './urls'

const MAX_PAGES = 50

const COLUMNS = [
  'id',
  'kind',
  'stage',
  'received',
  'last',
  'name',
  'phone',
  'email',
  'statement_id',
  'statement',
  'price',
  'currency',
  'project',
  'assignee',
  'responded',
  'remind',
] as const

/** Creates the CSV of the query's leads in the language of the page, limited to 50 pages. */
export async function createAccountLeadsCsv({ request, context }: LoaderFunctionArgs): Promise<string> {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { query, searchText: search } = unsealSearch(
    context.signer,
    parseLeadQuery(new URL(request.url).searchParams),
  )
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'account-leads')
  const lines = [formatCsvRow(COLUMNS.map((column) => t(`csv.${column}`)))]
  for (let page = 1, lastPage = 1; page <= Math.min(lastPage, MAX_PAGES); page += 1) {
    const found = await visitor.call(accountLeadPage({ ...query, search, page }, MAX_PER_PAGE))
    for (const lead of found.leads) {
      const words = { kind: t(`kinds.${lead.kind}`), stage: t(`stages.${lead.stage}`) }
      lines.push(formatCsvRow(toRow(lead, words, visitor.language)))
    }
    lastPage = found.lastPage
  }
  return joinCsv(lines)
}

function toRow(lead: AccountLeadSummary, words: { kind: string; stage: string }, language: Language) {
  const { id, name, contact, statement, project, assignee, respondedAt, remindOn } = lead
  return [
    id,
    words.kind,
    words.stage,
    toSheetTime(lead.createdAt),
    toSheetTime(lead.lastEventAt),
    toReaderName(name ?? '', language),
    contact?.phone ?? '',
    contact?.email ?? '',
    statement?.id ?? '',
    statement?.title ?? '',
    statement?.ownPrice?.total ?? '',
    statement?.ownPrice?.currency.toUpperCase() ?? '',
    project?.title ?? '',
    toReaderName(assignee?.name ?? '', language),
    respondedAt ? toSheetTime(respondedAt) : '',
    remindOn ?? '',
  ]
}

/** Formats a date in Georgian time as spreadsheets read it. */
const toSheetTime = (moment: Date) => `${toGeorgianDate(moment)} ${toGeorgianTime(moment)}`
