import { toUpstreamParams } from '~/features/search-filters'
import { readCookie } from '~/session/cookies.server'
import { readCurrency } from '~/session/currency.server'
import { parseMapSize } from '~/session/map-size'
import type { RequestAndContext } from '~/session/visitor.server'
import { statementFacets } from '~/upstream/facets.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { parseId } from '~contract/values/ids'
import { loadSearchMap, parseDraftCorners } from '../load-search-map.server'
import { loadStatementPreview } from '../load-statement-preview.server'
import type { RequestedSearch } from '../requested-search.server'
import { withReportIds } from '../search-history.server'
import { lacksChosenStart, parseWalkingDraft } from '../walking-area.server'
import { loadPromotedStatements, noPromotedStatements } from './promoted-statements.server'

/** Loads the results; only the list is required. */
export async function loadFoundStatements(search: RequestedSearch, { request, context }: RequestAndContext) {
  const { visitor, params, filters, hidden, isMap, stations } = search
  const previewId = isMap ? parseId(params.get('preview')) : undefined
  const map = isMap
    ? await visitor.optional(
        'map',
        loadSearchMap({
          visitor,
          filters,
          hidden,
          drawing: parseDraftCorners(params),
          walkingDraft: parseWalkingDraft(params, filters),
          lacksStart: lacksChosenStart(params, filters),
          stations,
          currency: readCurrency(request),
          liveSize: parseMapSize(readCookie(request.headers.get('cookie'), 'mapSize')),
          drawingVersion: context.site.map.drawingVersion,
          previewId,
        }),
      )
    : undefined
  const upstreamParams = toUpstreamParams(filters)
  // The list beside the map shows the map's results, also if its bounds are not in the URL.
  const shownParams = map
    ? toUpstreamParams({ ...filters, bounds: filters.bounds ?? map.map.bounds })
    : upstreamParams
  const [list, count, facets, promoted, preview] = await Promise.all([
    visitor.call(statementList(withReportIds(hidden.forList(shownParams), context))),
    visitor.optional('count', visitor.call(statementCount(hidden.forCount(shownParams)))),
    visitor.optional('facets', visitor.call(statementFacets(hidden.forCount(upstreamParams)))),
    isMap ? noPromotedStatements : loadPromotedStatements(visitor, filters, hidden),
    previewId
      ? loadStatementPreview(visitor, previewId, { currency: search.shownCurrency, filters })
      : undefined,
  ])
  return { map, list, count, facets, promoted, preview }
}
