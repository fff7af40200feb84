import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { loadSuggestions } from '~/features/search/text/suggestions.server'
import { readTextCurrency } from '~/features/search/text/text-interpretation.server'
import { parseSearchFilters, searchUrl } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'

/** Suggests meanings of a text in a form, keeping its other fields. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { searchParams } = new URL(request.url)
  const filters = parseSearchFilters(searchParams)
  const i18n = await getI18n(language)
  const t = i18n.getFixedT(language, 'search-filters')
  const tSearch = i18n.getFixedT(language, 'search')
  const hidden = createHiddenFilter({ request, context })
  const currency = readTextCurrency(request, filters)
  const found = filters.q
    ? await loadSuggestions(visitor, filters.q, filters, { hidden, currency, toUrl: searchUrl, t })
    : []
  const suggestions = found.map(({ name, detail, href, count }) => ({
    name,
    detail,
    href,
    count: count === undefined ? '' : tSearch('found', { count, shown: formatNumber(count, language) }),
  }))
  const status = t('suggestion.status', { count: suggestions.length })
  return Response.json({ suggestions, status }, { headers: { 'Cache-Control': 'private, no-store' } })
}
