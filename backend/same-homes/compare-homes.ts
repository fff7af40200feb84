import { distance } from '~backend/platform/distance'
import { type HomeEvidence, MIN_HOME_SCORE } from '~contract/same-homes'
import { classifyPhotos, type HomePhoto } from './photo-classes'
import { shareOfPhrases, toPhrases } from './phrases'

/** Facts of a statement that can tell whether it offers the same home as another one. */
export interface HomeFacts {
  id: number
  userId: number
  /** True if the seller is a developer, whose pictures and texts describe a building. */
  isDeveloper: boolean
  dealTypeId: number
  realEstateTypeId: number
  areaM2: number
  roomTypeId: number | null
  floor: number | null
  totalFloors: number | null
  lat: number | null
  lng: number | null
  address: string
  cadastralCode: string | null
  priceUsd: number | null
  statusId: number | null
  photos: readonly HomePhoto[]
  /** Descriptions by language. */
  texts: readonly string[]
}

export interface Comparison {
  isSame: boolean
  /** True if the facts agree. They may agree with a neighbour's home as well. */
  isPossible: boolean
  score: number
  /** Evidence for and against; empty if a fact rules the match out. */
  evidence: HomeEvidence[]
}

/** Score of facts alone from which they agree. */
const MIN_FACT_SCORE = 3

const MAX_METRES = 60
const MIN_AREA_TOLERANCE_M2 = 1.5
const AREA_TOLERANCE = 0.03
/** Minimum share of common phrases of one seller's two descriptions that makes both a template. */
const TEMPLATE_SHARE = 0.5
/** Minimum share of common phrases that tells one home from others. */
const TELLING_SHARE = 0.5
/** Minimum share that supports other evidence. */
const COMMON_SHARE = 0.25
/** Number of homes with different facts from which their common photo or text describes the building. */
const MIN_HOMES_OF_BUILDING = 3

const DIFFERENT: Comparison = { isSame: false, isPossible: false, score: 0, evidence: [] }

const CADASTRAL_EVIDENCE: HomeEvidence = { kind: 'cadastral_code', points: 6, figures: [] }

/** Number of a flat in a description, such as "ბინა №45". */
const FLAT_NUMBER =
  /(?:ბინა|flat|apartment|apt\.?|unit|кв\.?|квартира)\s*(?:№|#|n|no\.?|ნომერი)\s*(\d{1,4})/giu

/** Creates a comparison of statements of one neighbourhood, which shows what several homes have in common. */
export function createHomeComparison(neighbours: readonly HomeFacts[]) {
  const phrases = new Map(neighbours.map(({ id, texts }) => [id, texts.map(toPhrases)]))
  const flatNumbers = new Map(neighbours.map(({ id, texts }) => [id, listFlatNumbers(texts)]))
  const photos = new Map(
    classifyPhotos(neighbours.map((each) => each.photos)).map((classes, at) => [neighbours[at]?.id, classes]),
  )
  const photosOf = ({ id }: HomeFacts): ReadonlySet<number> => photos.get(id) ?? new Set()
  const { photosByUser, templates } = listReused(neighbours, photosOf, compareTexts)
  const buildingPhotos = listBuildingPhotos(neighbours, photosOf, photosByUser)

  return function compare(one: HomeFacts, other: HomeFacts): Comparison {
    if (hasConflict(one, other)) return DIFFERENT
    if (areDisjoint(flatNumbers.get(one.id), flatNumbers.get(other.id))) return DIFFERENT
    const hasSameCode = one.cadastralCode !== null && one.cadastralCode === other.cadastralCode
    // One seller offers similar homes side by side, which only a register tells from one home offered twice.
    if (one.userId === other.userId && !hasSameCode) return DIFFERENT
    const isOnlyFit = fitsOnly(one, other) || fitsOnly(other, one)
    const isTelling = (photo: number) =>
      isOnlyFit ||
      !(
        buildingPhotos.has(photo) ||
        photosByUser.get(one.userId)?.has(photo) ||
        photosByUser.get(other.userId)?.has(photo)
      )
    const common = [...photosOf(one)].filter((photo) => photosOf(other).has(photo) && isTelling(photo)).length
    const photoTotal = Math.min(one.photos.length, other.photos.length)
    const hasTemplate = templates.has(one.id) || templates.has(other.id)
    const words = hasTemplate ? 0 : compareTexts(one, other)
    const facts = listFactEvidence(one, other)
    const evidence = [
      ...(hasSameCode ? [CADASTRAL_EVIDENCE] : []),
      ...toPhotoEvidence(common, photoTotal),
      ...toWordEvidence(words),
      ...facts,
    ]
    const score = sumPoints(evidence)
    const isDistinct =
      hasSameCode ||
      (common > 0 && common >= Math.min(2, photoTotal / 3)) ||
      (common === 1 && words >= COMMON_SHARE) ||
      words >= TELLING_SHARE
    return {
      isSame: isDistinct && score >= MIN_HOME_SCORE,
      isPossible: sumPoints(facts) >= MIN_FACT_SCORE,
      score,
      evidence,
    }
  }

  /** Returns true if only one of the homes for which a seller uses the same photos fits the other one. */
  function fitsOnly(reusing: HomeFacts, other: HomeFacts): boolean {
    const reused = photosByUser.get(reusing.userId)
    if (!reused || reusing.floor === null || other.floor === null) return false
    const fitting = neighbours.filter(
      (each) =>
        each.userId === reusing.userId &&
        [...photosOf(each)].some((photo) => reused.has(photo)) &&
        !hasConflict(each, other),
    )
    return fitting.length === 1 && fitting[0] === reusing
  }

  function compareTexts(one: HomeFacts, other: HomeFacts): number {
    const others = phrases.get(other.id) ?? []
    return Math.max(0, ...(phrases.get(one.id) ?? []).map((each, at) => shareOfPhrases(each, others[at])))
  }
}

/** Returns true if a fact rules out that both statements offer one home in one deal. */
function hasConflict(one: HomeFacts, other: HomeFacts): boolean {
  const differs = <Value>(value: Value | null, otherValue: Value | null) =>
    value !== null && otherValue !== null && value !== otherValue
  return (
    one.dealTypeId !== other.dealTypeId ||
    one.realEstateTypeId !== other.realEstateTypeId ||
    differs(one.roomTypeId, other.roomTypeId) ||
    differs(one.floor, other.floor) ||
    differs(one.cadastralCode, other.cadastralCode) ||
    areFloorsApart(one.totalFloors, other.totalFloors) ||
    Math.abs(one.areaM2 - other.areaM2) > Math.max(MIN_AREA_TOLERANCE_M2, AREA_TOLERANCE * one.areaM2) ||
    getMetres(one, other) > MAX_METRES
  )
}

/** Attics and cellars are counted or not, so houses may differ by one floor. */
const areFloorsApart = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) > 1

/** Returns the distance; without a pin, 0 for the same address and infinite otherwise. */
function getMetres(one: HomeFacts, other: HomeFacts): number {
  if (one.lat !== null && one.lng !== null && other.lat !== null && other.lng !== null)
    return distance({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng })
  return one.address !== '' && one.address === other.address ? 0 : Infinity
}

function listFactEvidence(one: HomeFacts, other: HomeFacts): HomeEvidence[] {
  const metres = Math.round(getMetres(one, other))
  const area = Math.abs(one.areaM2 - other.areaM2) / one.areaM2
  const evidence: HomeEvidence[] = [
    { kind: 'place', points: metres <= 35 ? 1 : -1, figures: [metres] },
    { kind: 'area', points: area <= 0.005 ? 1.5 : 1, figures: [one.areaM2, other.areaM2] },
  ]
  if (one.roomTypeId !== null && other.roomTypeId !== null)
    evidence.push({ kind: 'rooms', points: 0.5, figures: [one.roomTypeId] })
  if (one.floor !== null && other.floor !== null)
    evidence.push({ kind: 'floor', points: 1, figures: [one.floor] })
  const house = getHouse(one.address)
  const otherHouse = getHouse(other.address)
  if (house && otherHouse && house !== otherHouse) evidence.push({ kind: 'house', points: -2, figures: [] })
  if (one.statusId !== null && other.statusId !== null && one.statusId !== other.statusId)
    evidence.push({ kind: 'building_status', points: -1, figures: [] })
  if (one.priceUsd && other.priceUsd) {
    const percent = Math.round((Math.abs(one.priceUsd - other.priceUsd) / one.priceUsd) * 100)
    evidence.push({ kind: 'price', points: toPricePoints(percent), figures: [percent] })
  }
  return evidence
}

function toPricePoints(percent: number): number {
  if (percent <= 6) return 1
  if (percent <= 12) return 0
  return percent <= 25 ? -1.5 : -5
}

function toPhotoEvidence(count: number, total: number): HomeEvidence[] {
  if (count === 0) return []
  return [{ kind: 'photos', points: count === 1 ? 2 : Math.min(4, 2 + count / 2), figures: [count, total] }]
}

function toWordEvidence(share: number): HomeEvidence[] {
  if (share < COMMON_SHARE) return []
  return [{ kind: 'words', points: share >= TELLING_SHARE ? 2.5 : 1, figures: [Math.round(share * 100)] }]
}

/** Lists what is used for several homes, so that it tells none from another. */
function listReused(
  neighbours: readonly HomeFacts[],
  photosOf: (statement: HomeFacts) => ReadonlySet<number>,
  compareTexts: (one: HomeFacts, other: HomeFacts) => number,
): { photosByUser: Map<number, Set<number>>; templates: Set<number> } {
  const photosByUser = new Map<number, Set<number>>()
  const templates = new Set<number>()
  neighbours.forEach((one, at) => {
    for (const other of neighbours.slice(at + 1)) {
      if (one.userId !== other.userId) continue
      // The same home for sale and for rent, or offered twice, reuses nothing.
      if (one.dealTypeId !== other.dealTypeId) continue
      if (one.cadastralCode !== null && one.cadastralCode === other.cadastralCode) continue
      const reused = [...photosOf(one)].filter((photo) => photosOf(other).has(photo))
      photosByUser.set(one.userId, new Set([...(photosByUser.get(one.userId) ?? []), ...reused]))
      if (compareTexts(one, other) >= TEMPLATE_SHARE) templates.add(one.id).add(other.id)
    }
    const homes = neighbours.filter(
      (other) => hasConflict(one, other) && compareTexts(one, other) >= TEMPLATE_SHARE,
    )
    if (homes.length + 1 >= MIN_HOMES_OF_BUILDING) templates.add(one.id)
  })
  return { photosByUser, templates }
}

/** Lists photos that a developer reuses, or that stand in statements of homes whose facts differ. */
function listBuildingPhotos(
  neighbours: readonly HomeFacts[],
  photosOf: (statement: HomeFacts) => ReadonlySet<number>,
  photosByUser: ReadonlyMap<number, ReadonlySet<number>>,
): Set<number> {
  const homes = new Map<number, HomeFacts[]>()
  for (const statement of neighbours)
    for (const photo of photosOf(statement)) {
      const others = homes.get(photo) ?? []
      // A reusing agent counts once.
      if (others.every((other) => other.userId !== statement.userId && hasConflict(other, statement)))
        homes.set(photo, [...others, statement])
    }
  const common = [...homes].filter(([, { length }]) => length >= MIN_HOMES_OF_BUILDING)
  return new Set([
    ...common.map(([photo]) => photo),
    ...neighbours.flatMap(({ isDeveloper, userId }) =>
      isDeveloper ? [...(photosByUser.get(userId) ?? [])] : [],
    ),
  ])
}

const sumPoints = (evidence: readonly HomeEvidence[]) => evidence.reduce((sum, { points }) => sum + points, 0)

/** Returns the house number at the end of an address, without a block or flat. */
const getHouse = (address: string): string | undefined =>
  /[\s,](?:№|N|#)?\s?(\d+\p{L}?)(?=$|[\s,])/u.exec(address)?.[1]

function listFlatNumbers(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(FLAT_NUMBER)].map(([, number]) => number ?? '')))
}

function areDisjoint(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean {
  return one.size > 0 && other.size > 0 && ![...one].some((number) => other.has(number))
}
