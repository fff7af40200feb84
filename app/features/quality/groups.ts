import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { QualityFigures } from '~/upstream/statement-quality.server'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { FIGURE_SECTIONS, type Figure, listFigures, MIN_CASES, toShare } from './figures'

/** Row of a deal, or of a type offered for it. */
export interface KindRow {
  deal: { id: number; name: string }
  kind: { id: number; name: string } | undefined
  statements: number
  share: number | undefined
}

/** Returns rows in the order of the dictionaries; each deal comes before its types. */
export function listKindRows(
  { kinds, country }: QualityFigures,
  { deal_types: deals, real_estate_types: types }: Dictionaries,
): KindRow[] {
  const toRow = (deal: KindRow['deal'], kind: KindRow['kind'], statements: number) => ({
    deal,
    kind,
    statements,
    share: toShare(statements, country.statements),
  })
  return deals.all.flatMap((deal) => {
    const ofDeal = kinds.filter(({ dealTypeId }) => dealTypeId === deal.id)
    if (ofDeal.length === 0) return []
    const rows = types.all.flatMap((kind) => {
      const found = ofDeal.find(({ realEstateTypeId }) => realEstateTypeId === kind.id)
      return found ? [toRow(deal, kind, found.statements)] : []
    })
    const all = ofDeal.reduce((sum, { statements }) => sum + statements, 0)
    return [toRow(deal, undefined, all), ...rows]
  })
}

export interface OwnerRow {
  type: AccountType
  statements: number
  share: number | undefined
}

export function listOwnerRows({ owners, country }: QualityFigures): OwnerRow[] {
  return ACCOUNT_TYPES.flatMap((type) => {
    const statements = owners.find((row) => row.type === type)?.statements
    return statements ? [{ type, statements, share: toShare(statements, country.statements) }] : []
  })
}

export interface CityRow {
  id: number
  name: string
  statements: number
  figures: Figure[]
}

/** Sections by city; duplicates are counted only for the whole country. */
const CITY_SECTIONS = FIGURE_SECTIONS.filter((section) => section !== 'duplicates')

/** Returns cities with enough statements, the largest first. */
export function listCityRows(
  { cities }: QualityFigures,
  names: readonly { id: number; name: string }[],
): CityRow[] {
  return cities
    .flatMap(({ cityId, counts }) => {
      const name = names.find(({ id }) => id === cityId)?.name
      if (name === undefined || counts.statements < MIN_CASES) return []
      const figures = CITY_SECTIONS.flatMap((section) => listFigures(section, counts))
      return [{ id: cityId, name, statements: counts.statements, figures }]
    })
    .sort((one, other) => other.statements - one.statements || one.id - other.id)
}
