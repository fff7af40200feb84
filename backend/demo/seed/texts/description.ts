import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { isUnfinished } from '../statements/amenities'
import { UNDER_CONSTRUCTION_STATUS } from '../statements/building-state'
import type { Facts } from '../statements/facts'
import { isRental } from '../statements/kind'
import { BALCONIES, CONDITIONS, FURNISHED, HEATING, LAYOUTS, SEPARATE, STUDIO } from './inside'
import { OPENINGS } from './opening'
import {
  AROUND,
  COURTYARD,
  FLOORS,
  FRUIT_TREES,
  GROUND_FLOOR,
  LIFT,
  NEW_HOUSE,
  OLD_HOUSE,
  PARKING,
  PLOT,
  POOL,
  RISING_HOUSE,
  USES,
  YARD,
} from './outside'
import type { Sentence } from './sentence'
import { AGENT_CLOSINGS, CLOSINGS, DEAL_TERMS, LONG_SENTENCES } from './terms'

const PARAMETER_IDS = { furniture: 10, pool: 14, fruitTrees: 39, lift: 6 }
const PLOT_PARAMETER_IDS: Readonly<Record<string, number>> = {
  electricity: 26,
  water: 24,
  gas: 1,
  asphalt_road: 27,
  fenced: 37,
  can_be_divided: 28,
}

type Length = 'none' | 'short' | 'full' | 'long'

export function createDescription(random: Random, facts: Facts): LocalizedText {
  const length = pickWeighted<Length>(random, [
    ['none', 4],
    ['short', 22],
    ['full', 58],
    ['long', 16],
  ])
  if (length === 'none') return { ka: '', en: '', ru: '' }

  const about = [...describeInside(random, facts), ...describeOutside(random, facts)]
  const phrase =
    length === 'short'
      ? about.filter(() => random.chance(0.35)).slice(0, 2)
      : about.filter(() => random.chance(0.9))
  const ends = [
    random.pick(
      facts.building.statusId === UNDER_CONSTRUCTION_STATUS
        ? DEAL_TERMS[facts.deal].slice(0, 2)
        : DEAL_TERMS[facts.deal],
    ),
    random.pick(facts.owner.type === 'physical' ? CLOSINGS : [...CLOSINGS, ...AGENT_CLOSINGS]),
  ]
  const more = length === 'long' ? listLongSentences(facts) : []
  const paragraphs = [
    [random.pick(OPENINGS), ...phrase],
    more,
    length === 'short' ? ends.slice(1) : ends,
  ].filter((part) => part.length > 0)
  const joint = length === 'long' || random.chance(0.3) ? '<br />' : ' '

  const sentencesOf = paragraphs.map((sentences) => sentences.map((sentence) => sentence(facts)))
  const inOne = (locale: keyof LocalizedText) =>
    sentencesOf.map((sentences) => sentences.map((sentence) => sentence[locale]).join(' ')).join(joint)
  return { ka: inOne(LOCALES[0]), en: inOne(LOCALES[1]), ru: inOne(LOCALES[2]) }
}

function describeInside(
  random: Random,
  { kind, deal, building, dimensions: measures, amenities: comfort }: Facts,
): Sentence[] {
  if (kind === 'land') return []
  const home = kind !== 'commercial' && kind !== 'hotel'
  const condition = CONDITIONS[building.conditionId ?? 0]
  const heating = HEATING[comfort.heatingTypeId ?? 0]
  return [
    ...(home ? [random.pick(measures.rooms === 1 ? LAYOUTS.slice(1) : LAYOUTS)] : []),
    ...(home && !isUnfinished(building) ? [random.pick(measures.studio ? STUDIO : SEPARATE)] : []),
    ...(condition ? [random.pick(condition)] : []),
    ...(measures.balconyArea ? [random.pick(BALCONIES)] : []),
    ...(heating && !isUnfinished(building) ? [heating] : []),
    ...(comfort.parameters.includes(PARAMETER_IDS.furniture) && (isRental(deal) || random.chance(0.6))
      ? [random.pick(FURNISHED)]
      : []),
  ]
}

function describeOutside(
  random: Random,
  { kind, building, dimensions: measures, amenities: comfort }: Facts,
): Sentence[] {
  if (kind === 'land')
    return Object.entries(PLOT).flatMap(([key, sentence]) =>
      comfort.parameters.includes(PLOT_PARAMETER_IDS[key] ?? 0) ? [sentence] : [],
    )
  const use = kind === 'commercial' ? USES[building.statusId] : undefined
  const parking = PARKING[comfort.parkingTypeId ?? 0]
  const house = kind === 'flat' ? flatHouse(building) : []
  return [
    ...(use ? [use] : []),
    ...(kind === 'flat' ? [random.pick(measures.floor === 1 ? GROUND_FLOOR : FLOORS)] : []),
    ...(kind === 'flat' &&
    building.statusId !== UNDER_CONSTRUCTION_STATUS &&
    comfort.parameters.includes(PARAMETER_IDS.lift)
      ? [LIFT]
      : []),
    ...(house.length > 0 ? [random.pick(house)] : []),
    ...(measures.yardArea ? [YARD] : []),
    ...(comfort.parameters.includes(PARAMETER_IDS.fruitTrees) && measures.yardArea ? [FRUIT_TREES] : []),
    ...(comfort.parameters.includes(PARAMETER_IDS.pool) ? [POOL] : []),
    ...(parking ? [parking] : []),
    random.pick(AROUND),
  ]
}

function flatHouse({ statusId, projectTypeId }: Facts['building']): readonly Sentence[] {
  if (projectTypeId === 17) return [COURTYARD]
  return statusId === 1 ? OLD_HOUSE : statusId === 2 ? NEW_HOUSE : RISING_HOUSE
}

/** Lists long sentences, which are about rooms; land and unfinished flats get fewer. */
function listLongSentences({ kind, building }: Facts): readonly Sentence[] {
  if (kind === 'land' || kind === 'commercial') return LONG_SENTENCES.slice(3)
  if (isUnfinished(building))
    return [LONG_SENTENCES[1], LONG_SENTENCES[3]].filter((sentence) => sentence !== undefined)
  return building.statusId === 1 ? LONG_SENTENCES : LONG_SENTENCES.filter((_, at) => at !== 2)
}
