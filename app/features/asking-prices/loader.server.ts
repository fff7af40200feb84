import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatSearchHeading } from '~/features/search/index.server'
import { canonicalSearchUrls } from '~/features/search-filters/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { TRUST_PATH } from '~/page/trust-href'
import { getVisitor } from '~/session/visitor.server'
import type { TextSectionMessages } from '~/ui/text-page'
import { type AskingPriceGroup, askingPrices, latestAskingPrices } from '~/upstream/asking-prices.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type City, cities } from '~/upstream/locations.server'
import { MIN_PRICED_STATEMENTS } from '~contract/asking-prices'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { listPaths, type PricedKind, readPricedKind, toFilters } from './requested-kind.server'

export async function loadAskingPrices(args: LoaderFunctionArgs) {
  const { site, caching } = args.context
  if (site.hasOperatorApis) throw notFound('errors.page_desc')
  const visitor = getVisitor(args)
  const { language } = visitor
  const [places, dictionaries, i18n] = await Promise.all([
    visitor.cachedCall(cities),
    visitor.cachedCall(statementParameters),
    getI18n(language),
  ])
  const { paths, ...kind } = await readPricedKind(new URL(args.request.url), { cities: places, language })
  const { urbanId, ...kindOfAll } = kind
  const [months, latest] = await Promise.all([
    urbanId === undefined
      ? []
      : visitor.optional('asking prices', visitor.call(askingPrices({ ...kindOfAll, urbanId }))),
    urbanId === undefined
      ? visitor.optional('latest asking prices', loadLatest(visitor.call(latestAskingPrices(kindOfAll))))
      : null,
  ])
  // A month is counted once; the hour of the count does not matter.
  caching.allow({ params: [], topics: ['content', 'statements'] })
  const isReachable = months !== undefined && latest !== undefined
  if (!isReachable) caching.forbid()
  const t = i18n.getFixedT(language, ['asking-prices', 'estimate', 'trust'])
  const heading = formatSearchHeading(
    toFilters(kind),
    dictionaries,
    places,
    i18n.getFixedT(language, 'search-filters'),
  )
  const sections: TextSectionMessages[] = t('asking-prices:sections', {
    min: MIN_PRICED_STATEMENTS,
    returnObjects: true,
  })
  return {
    kind,
    heading,
    title: t(urbanId === undefined ? 'asking-prices:title_all' : 'asking-prices:title', { heading }),
    description: t('asking-prices:description'),
    canonical: paths[language],
    canonicalByLanguage: paths,
    isReachable,
    months: months ?? [],
    /** Month of the list of neighbourhoods; undefined before the first count. */
    latest: latest && { month: latest.month, usdRate: latest.usdRate },
    cities: latest ? listCities(places, latest.neighbourhoods, kind, language) : [],
    deals: dictionaries.deal_types.all.filter(({ id }) => id !== DAILY_RENT_DEAL_ID),
    types: dictionaries.real_estate_types.all,
    allHref: listPaths({ ...kind, urbanId: undefined }, places)[language],
    allLabel: t('asking-prices:link_all'),
    searchHref: canonicalSearchUrls(toFilters(kind), { cities: places })[language],
    sections,
    related: [
      { label: t('estimate:accuracy.title'), href: toLocalizedPath(ACCURACY_PATH, language) },
      { label: t('trust:title'), href: toLocalizedPath(TRUST_PATH, language) },
    ],
  }
}

export type AskingPricesData = Awaited<ReturnType<typeof loadAskingPrices>>

/** Tells "not counted yet" from "unavailable", which `optional` returns as undefined. */
async function loadLatest<Latest>(latest: Promise<Latest | undefined>): Promise<Latest | null> {
  return (await latest) ?? null
}

type Neighbourhood = AskingPriceGroup & { urbanId: number }

function listCities(
  places: City[],
  neighbourhoods: readonly Neighbourhood[],
  kind: PricedKind,
  language: Language,
) {
  const byId = new Map(neighbourhoods.map((group) => [group.urbanId, group]))
  return places.flatMap((city) => {
    const rows = city.districts
      .flatMap(({ urbans }) => urbans)
      .flatMap(({ id, name }) => {
        const group = byId.get(id)
        if (!group) return []
        const { statements, quartiles } = group
        return [
          { id, name, statements, quartiles, href: listPaths({ ...kind, urbanId: id }, places)[language] },
        ]
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
    return rows.length > 0 ? [{ id: city.id, name: city.name, rows }] : []
  })
}
