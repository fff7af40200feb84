/**
 * The wire's terms for dictionary ids (backend/dictionaries/building.ts). The specification does not list the mappings; only the three year ranges
 * are its own.
 */
export const STATUSES = { 1: 'old_building', 2: 'new_building', 3: 'under_construction' } as const

/** `renovated` has no id: other portals distinguish it from newly and formerly renovated. */
export const CONDITIONS = {
  1: 'newly_renovated',
  2: 'old_renovation',
  3: 'renovation_in_progress',
  4: 'needs_renovation',
  5: 'white_frame',
  6: 'black_frame',
  7: 'green_frame',
  8: 'white_plus',
  0: 'renovated',
} as const

/** Building series by project type. */
export const APARTMENT_TYPES = {
  1: 'lviv',
  2: 'kavlashvili',
  3: 'tukhareli',
  4: 'khrushchev',
  5: 'czech',
  6: 'urban',
  7: 'moscow',
  8: 'non_standard',
  9: 'duplex',
  10: 'triplex',
  11: 'dormitory',
  17: 'italian_courtyard',
  18: 'leningrad',
} as const

/** By build year. */
export const YEAR_RANGES = { 1: '<1955', 2: '1955-2000', 3: '>2000' } as const

export type Status = (typeof STATUSES)[keyof typeof STATUSES]
export type Condition = (typeof CONDITIONS)[keyof typeof CONDITIONS]
export type ApartmentType = (typeof APARTMENT_TYPES)[keyof typeof APARTMENT_TYPES]
export type YearRange = (typeof YEAR_RANGES)[keyof typeof YEAR_RANGES]

export function findTerm<Word>(terms: Readonly<Record<number, Word>>, id: number | null): Word | null {
  return (id !== null && terms[id]) || null
}

/**
 * The building series used for comparison. Series are Soviet: in a new house the project type is only its shape, and a house under construction has
 * none.
 */
export function apartmentTypeOf(statusId: number, projectTypeId: number | null): ApartmentType {
  const word = findTerm(APARTMENT_TYPES, projectTypeId) ?? 'non_standard'
  if (statusId === 1) return word
  return statusId === 2 && (word === 'duplex' || word === 'triplex') ? word : 'non_standard'
}
