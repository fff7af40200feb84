import { MAX_AREA, MAX_FLOORS, MIN_AREA, type RefusalReason } from './estimate'
import { findSector, NEIGHBOURHOOD_IDS_BY_SECTOR } from './estimate-sectors'
import { TBILISI_ID } from './locations'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from './statements'

export type NoEstimateReason = 'not_flat' | RefusalReason

export interface FlatOutline {
  cityId: number
  realEstateTypeId: number
  urbanId: number
  totalFloors: number
}

/** Returns the reason why the kind, place or house of a flat cannot be estimated. */
export function findNoEstimateReason(flat: FlatOutline): NoEstimateReason | undefined {
  if (flat.realEstateTypeId === LAND_TYPE_ID) return 'land'
  if (flat.realEstateTypeId !== FLAT_TYPE_ID) return 'not_flat'
  if (flat.cityId !== TBILISI_ID) return 'not_tbilisi'
  return findSectorReason(findSector(flat.urbanId), flat.totalFloors)
}

export function findSectorReason(sector: string | undefined, totalFloors: number): RefusalReason | undefined {
  if (sector === undefined || !Object.hasOwn(NEIGHBOURHOOD_IDS_BY_SECTOR, sector)) return 'unknown_sector'
  return totalFloors > MAX_FLOORS ? 'too_many_floors' : undefined
}

interface OfferedFlat extends Omit<FlatOutline, 'totalFloors'> {
  totalFloors: number | undefined
  area: number | undefined
}

/** Returns true if the price model covers the statement. The form asks for missing building facts. */
export function canBeEstimated({ area = MIN_AREA, totalFloors = 1, ...flat }: OfferedFlat): boolean {
  const hasArea = area >= MIN_AREA && area <= MAX_AREA
  return hasArea && findNoEstimateReason({ ...flat, totalFloors }) === undefined
}
