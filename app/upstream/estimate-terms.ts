/**
 * The estimate API's terms for our dictionary ids. The specification does not list these mappings, so they follow our backend (a contract test
 * compares them); an operator with another service changes them here.
 */

const NEIGHBOURHOOD_IDS_BY_SECTOR: Readonly<Record<string, readonly number[]>> = {
  saburtalo: [47],
  didi_dighomi: [29],
  vake: [38],
  vedzisi: [40],
  vashlijvari: [39],
  nutsubidze_plateau: [46],
  dighomi_village: [48],
  dighomi: [30],
  dighmis_chala: [106],
  lisi_lake: [43, 101],
  bagebi: [28],
  mtatsminda: [66],
  sololaki: [67],
  vera: [64],
  abanotubani: [61],
  avlabari: [62],
  elia: [63],
  krtsanisi: [65],
  ortachala: [57],
  didube: [23],
  dighomi_massive: [24],
  chughureti: [27],
  kukia: [25],
  svanetis_ubani: [26],
  ivertubani: [103],
  gldani: [2],
  nadzaladevi: [10],
  temka: [6],
  mukhiani: [9],
  sanzona: [11],
  lotkini: [8],
  avchala: [1],
  zahesi: [4],
  gldanula: [3],
  koniaki_settlement: [7],
  tbilisi_sea: [5],
  isani: [53],
  samgori: [59, 78],
  varketili: [52, 55],
  vazisubani: [51],
  navtlughi: [56],
  orkhevi: [58],
  lilo: [54],
  ponichala: [60],
  airport_settlement: [49],
  africa_settlement: [117],
}

export const statusTerms: Terms = { 1: 'old_building', 2: 'new_building', 3: 'under_construction' }

export const conditionTerms: Terms = {
  1: 'newly_renovated',
  2: 'old_renovation',
  3: 'renovation_in_progress',
  4: 'needs_renovation',
  5: 'white_frame',
  6: 'black_frame',
  7: 'green_frame',
  8: 'white_plus',
}

export const seriesTerms: Terms = {
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
}

/** The specification's limit. */
export const MAX_FLOORS = 30

type Terms = Readonly<Record<number, string>>
export type YearRange = '<1955' | '1955-2000' | '>2000'

const OLD = 1
const NEW = 2
const COURTYARD_HOUSE = 17

const sectors = new Map(
  Object.entries(NEIGHBOURHOOD_IDS_BY_SECTOR).flatMap(([word, ids]) => ids.map((id) => [id, word] as const)),
)

export function findSector(neighbourhoodId: number): string | undefined {
  return sectors.get(neighbourhoodId)
}

/** Lists the sector's neighbourhoods, the one it is named after first. */
export function getSectorNeighbourhoodIds(sector: string): readonly number[] {
  return NEIGHBOURHOOD_IDS_BY_SECTOR[sector] ?? []
}

/** Derives the apartment type from the building status: old buildings by their series, new ones as low-rise or not, unfinished ones as none. */
export function toApartmentType(statusId: number, projectTypeId: number): string {
  const word = seriesTerms[projectTypeId] ?? 'non_standard'
  if (statusId === OLD) return word
  return statusId === NEW && (word === 'duplex' || word === 'triplex') ? word : 'non_standard'
}

/** The form does not ask for the year, so it is assumed from the status and shown as an assumption. */
export function toYearRange(statusId: number, projectTypeId: number): YearRange {
  if (projectTypeId === COURTYARD_HOUSE) return '<1955'
  return statusId === OLD ? '1955-2000' : '>2000'
}

export function findIdByTerm(terms: Terms, term: string): number | undefined {
  const entry = Object.entries(terms).find(([, known]) => known === term)
  return entry && Number(entry[0])
}
