/** URL slugs in three languages with their ids; older spellings stay valid. */
const dealTypeBySlug = new Map(
  Object.entries({
    iyideba: 1,
    'for-sale': 1,
    prodaetsia: 1,
    qiravdeba: 2,
    'for-rent': 2,
    sdaetsia: 2,
    giravdeba: 3,
    'mortgage-lease': 3,
    'for-pledge': 3,
    'sdaetsia-pod-zalog': 3,
    'qiravdeba-dghiurad': 7,
    qiravdebadghiurad: 7,
    'daily-rent': 7,
    'sdaetsia-na-den': 7,
    'gaicema-ijarit': 10,
    'for-lease': 10,
    'sdaetsia-v-arendu': 10,
  }),
)

const realEstateTypeBySlug = new Map(
  Object.entries({
    bina: 1,
    apartment: 1,
    kvartira: 1,
    'kerdzo-saxli': 2,
    'private-house': 2,
    'castnyi-dom': 2,
    agaraki: 3,
    'country-house': 3,
    daca: 3,
    'miwis-nakveti': 4,
    'land-plot': 4,
    'zemelnyi-ucastok': 4,
    'komertsiuli-farti': 5,
    'commercial-space': 5,
    'kommerceskaia-ploshchad': 5,
    sastumro: 6,
    hotel: 6,
    gostinica: 6,
  }),
)

export interface PathFilters {
  dealType?: number
  realEstateType?: number
}

/** Parses slugs such as `iyideba-bina`, a flat for sale; with `allowPartial` a deal or a type alone is enough. */
export function parsePathSlug(slug: string, allowPartial: boolean): PathFilters | undefined {
  const lowerCased = slug.toLowerCase()
  const deal = dealTypeBySlug.get(lowerCased)
  if (deal !== undefined) return allowPartial ? { dealType: deal } : undefined
  const type = realEstateTypeBySlug.get(lowerCased)
  if (type !== undefined) return allowPartial ? { realEstateType: type } : undefined
  for (const [dealSlug, dealType] of dealTypeBySlug) {
    if (!lowerCased.startsWith(`${dealSlug}-`)) continue
    const realEstateType = realEstateTypeBySlug.get(lowerCased.slice(dealSlug.length + 1))
    if (realEstateType !== undefined) return { dealType, realEstateType }
  }
  return undefined
}

/** Merges the path's filters into the query, which takes precedence. */
export function withPathFilters(searchParams: URLSearchParams, filters: PathFilters): URLSearchParams {
  const merged = new URLSearchParams(searchParams)
  if (filters.dealType && !merged.has('deal_types')) merged.set('deal_types', String(filters.dealType))
  if (filters.realEstateType && !merged.has('real_estate_types'))
    merged.set('real_estate_types', String(filters.realEstateType))
  return merged
}
