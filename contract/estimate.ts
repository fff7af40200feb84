/** Page of the price estimate in the account; guests have it as a dialog. */
export const ESTIMATE_PATH = '/account/aiService/aiView'

/**
 * Terms by dictionary id. The specification requires such terms, but defines only the ranges of years.
 * An operator whose service uses other terms changes them here.
 */
export const STATUSES = { 1: 'old_building', 2: 'new_building', 3: 'under_construction' } as const

export const CONDITIONS = {
  1: 'newly_renovated',
  2: 'old_renovation',
  3: 'renovation_in_progress',
  4: 'needs_renovation',
  5: 'white_frame',
  6: 'black_frame',
  7: 'green_frame',
  8: 'white_plus',
} as const

/** Conditions including plainly renovated flats, which other portals list but no id stands for. */
export const ACCEPTED_CONDITIONS = { 0: 'renovated', ...CONDITIONS } as const

/** Series of the building, by project type. */
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

/** Ranges of build years. */
export const YEAR_RANGES = { 1: '<1955', 2: '1955-2000', 3: '>2000' } as const

export type Status = (typeof STATUSES)[keyof typeof STATUSES]
export type Condition = (typeof ACCEPTED_CONDITIONS)[keyof typeof ACCEPTED_CONDITIONS]
export type ApartmentType = (typeof APARTMENT_TYPES)[keyof typeof APARTMENT_TYPES]
export type YearRange = (typeof YEAR_RANGES)[keyof typeof YEAR_RANGES]

export const REFUSAL_REASONS = [
  'not_tbilisi',
  'land',
  'unknown_sector',
  'too_many_floors',
  'too_few_comparables',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Limits of the specification: m² of a flat, and floors of its building. */
export const MIN_AREA = 35
export const MAX_AREA = 10_000
export const MAX_FLOORS = 30

/** Ids of statement parameters for passenger and freight lifts. */
export const ELEVATOR_PARAMETER_IDS = [6, 8]

/** Limits of a flat's balconies; areas in m². */
export const MAX_BALCONIES = 50
export const MIN_BALCONY_AREA = 1
export const MAX_BALCONY_AREA = 1_000

/** Value of `type_of_apartment` for land. */
export const LAND = 'land'

export function findTerm<Term>(terms: Readonly<Record<number, Term>>, id: number | null): Term | null {
  return (id !== null && terms[id]) || null
}

export function findIdByTerm(terms: Readonly<Record<number, string>>, term: string): number | undefined {
  const entry = Object.entries(terms).find(([, known]) => known === term)
  return entry && Number(entry[0])
}

/** Returns the series of a Soviet building, or the shape of a flat in a new one; others are non-standard. */
export function toApartmentType(statusId: number, projectTypeId: number | null): ApartmentType {
  const type: ApartmentType = findTerm(APARTMENT_TYPES, projectTypeId) ?? 'non_standard'
  if (statusId === 1) return type
  return statusId === 2 && (type === 'duplex' || type === 'triplex') ? type : 'non_standard'
}

/** Share of prices within the range of an estimate, in percent. */
export const ESTIMATE_RANGE_PERCENT = 80
