import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { dropPlacesElsewhere, readShownPrices } from '~/features/search/index.server'
import { parseSearchFilters, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { metroStations } from '~/upstream/locations.server'
import { statementCount } from '~/upstream/statements.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { searchParams } = new URL(request.url)
  const requested = parseSearchFilters((await readShownPrices(visitor, searchParams)) ?? searchParams)
  const [{ cities }, stations] = await Promise.all([
    loadFilterData(visitor, context.site),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
  ])
  const query = toUpstreamParams(await dropPlacesElsewhere(visitor, requested, { cities, stations }))
  const hidden = createHiddenFilter({ request, context })
  const [{ total }, i18n] = await Promise.all([
    visitor.call(statementCount(hidden.forCount(query))),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  return Response.json({ total, label: t('show', { count: total, shown: formatNumber(total, language) }) })
}
