import type { AppLoadContext } from '@remix-run/node'
import { readCookie, setCookie } from '../../http/cookies.server'
import { type Criteria, readCriteria, searchAddress } from '../criteria'
import type { RecentSearch } from '../recent-searches'
import { recentQueries, rememberSearch } from '../recent-searches/index.server'
import type { Names } from './chips'
import { searchInWords } from './in-words'
import { addReportId, readReportIds, writeReportIds } from './report-ids'

interface Asked {
  request: Request
  context: AppLoadContext
}

const PURPOSE = 'reports'

/** The query with the reports of the lists before it, so that an operator can follow how somebody searches. */
export function withReports(query: URLSearchParams, { request, context }: Asked): URLSearchParams {
  const ids = reportsOf(request, context)
  if (ids.length === 0) return query
  const all = new URLSearchParams(query)
  all.set('search_report_uuid', writeReportIds(ids))
  return all
}

/** What a browser remembers of a search that was shown. */
export function memoryHeaders(
  criteria: Criteria,
  reportId: string | undefined,
  { request, context }: Asked,
): Headers {
  const headers = new Headers()
  const search = rememberSearch(criteria, request, context)
  if (search) headers.append('Set-Cookie', search)
  if (reportId) {
    const ids = addReportId(reportsOf(request, context), reportId)
    headers.append('Set-Cookie', setCookie('reports', context.signer.sign(PURPOSE, writeReportIds(ids))))
  }
  return headers
}

/** The last searches in words of the page's language, without the one that the page itself shows. */
export function recentSearches({ request, context }: Asked, names: Names, shown?: Criteria): RecentSearch[] {
  const here = shown && searchAddress({ ...shown, page: 1 }, names.language)
  return recentQueries(request, context)
    .map((query) => readCriteria(new URLSearchParams(query)))
    .map((criteria) => ({
      label: searchInWords(criteria, names),
      href: searchAddress(criteria, names.language),
    }))
    .filter(({ href }) => href !== here)
}

function reportsOf(request: Request, { signer }: AppLoadContext): string[] {
  return readReportIds(signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'reports')))
}
