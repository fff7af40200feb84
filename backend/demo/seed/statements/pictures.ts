import { toPicturePath } from '../../pictures/file-names'
import { buildGallery, type GalleryOptions, type Outside, pickOutdoorStyle } from '../../pictures/gallery'
import type { OutdoorKind } from '../../pictures/kinds'
import { toStatementSeed } from '../../pictures/statement-seed'
import type { OutdoorStyle, Style } from '../../pictures/stills/variant'
import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { AGRICULTURAL_STATUS } from './building-state'
import { getLandArea } from './dimensions'
import type { Facts } from './facts'
import { isBuiltUp } from './location'

export interface Pictures {
  /** Paths without extensions. */
  paths: string[]
  main: number
}

/** Soviet series; 17 is the courtyard house. */
const SOVIET_SERIES = new Set([1, 2, 3, 4, 5, 6, 7, 11, 18])

/** Room by the use of a commercial space; other uses are shops. */
const WORKPLACES: Readonly<Record<number, GalleryOptions['workplace']>> = {
  8: 'office',
  10: 'storeroom',
  11: 'storeroom',
  13: 'storeroom',
  25: 'storeroom',
  26: 'storeroom',
  27: 'office',
  29: 'storeroom',
}

/**
 * Style by condition: 2 an old renovation, 3 in progress, 4 needs one, 5 white, 6 black, 7 green frame, 8
 * white plus.
 */
const STYLES: Readonly<Record<number, Style>> = {
  2: 'old',
  3: 'plaster',
  4: 'worn',
  5: 'plaster',
  6: 'concrete',
  7: 'plaster',
  8: 'empty',
}

/** Price in USD per m² from which most new renovations are fine. */
const DEAR_LEVEL = 1_600

/** Warehouses and works, which have a building of their own. */
const HALL_USES = new Set([10, 11])

function pickOutdoorKind(random: Random, { kind, building, place }: Facts): OutdoorKind {
  switch (kind) {
    case 'land':
      return 'land'
    case 'hotel':
      return 'hotel'
    case 'commercial':
      if (HALL_USES.has(building.statusId)) return 'warehouse'
      if (WORKPLACES[building.statusId] !== 'office') return 'shop'
      return building.buildYearId === 3 ? 'new' : 'tuff'
    case 'house':
    case 'cottage':
      return 'house'
    case 'flat':
      if (building.buildYearId === 3) return 'new'
      if (building.projectTypeId === 17) return 'old'
      if (SOVIET_SERIES.has(building.projectTypeId ?? 0)) return 'panel'
      return place.profile === 'historic' && random.chance(0.5) ? 'old' : 'tuff'
  }
}

/** Picks the scene: plots and houses agree with their use, age, storeys and place. */
function pickOutside(random: Random, facts: Facts): Outside {
  const kind = pickOutdoorKind(random, facts)
  const { building, place } = facts
  if (kind === 'land') return { kind, style: pickGround(random, facts) }
  if (kind !== 'house') return pickOutdoorStyle(random, kind)
  if (building.totalFloors === 1) return { kind, style: 'gable' }
  if (building.totalFloors === 3) return { kind, style: 'villa' }
  if (building.buildYearId === 3) return { kind, style: 'modern' }
  return { kind, style: isBuiltUp(place) && random.chance(0.3) ? 'villa' : 'gallery' }
}

function pickGround(random: Random, { building, place }: Facts): OutdoorStyle {
  if (building.statusId === AGRICULTURAL_STATUS) return random.pick(['vineyard', 'meadow'])
  return isBuiltUp(place) ? 'town' : random.pick(['meadow', 'hill'])
}

function pickStyle(random: Random, { kind, building, place }: Facts): Style {
  const required = STYLES[building.conditionId ?? 0]
  if (required) return required
  if (kind === 'commercial') return 'empty'
  const dear = place.level * building.priceFactor >= DEAR_LEVEL
  return pickWeighted<Style>(random, [
    ['fine', dear ? 50 : 14],
    ['plain', dear ? 24 : 56],
    ['warm', place.profile === 'historic' ? 50 : 26],
  ])
}

const RESTAURANT = 12

/** Picks the room of a business with finished rooms; others, such as restaurants, show the actual state. */
function pickWorkplace({ kind, building }: Facts): GalleryOptions['workplace'] {
  if (kind !== 'commercial' || building.statusId === RESTAURANT) return undefined
  const workplace = WORKPLACES[building.statusId] ?? 'salesroom'
  return workplace === 'storeroom' || (building.conditionId ?? 1) <= 2 ? workplace : undefined
}

const WORKPLACE_STYLES = { office: 'plain', salesroom: 'plain', storeroom: 'plaster' } as const

/** @param isPromoted owners who pay for a place have taken all photos */
export function createPictures(
  random: Random,
  facts: Facts,
  { number, isPromoted }: { number: number; isPromoted: boolean },
): Pictures {
  const { dimensions: measures } = facts
  const outside = pickOutside(random, facts)
  const workplace = pickWorkplace(facts)
  const all = buildGallery({
    seed: toStatementSeed(number),
    outside,
    style: workplace ? WORKPLACE_STYLES[workplace] : pickStyle(random, facts),
    workplace,
    area: measures.area,
    landArea: getLandArea(facts.kind, measures),
    rooms: measures.rooms ?? 0,
    bedrooms: measures.bedrooms ?? 0,
  }).map(toPicturePath)
  const roll = random.next()
  if (isPromoted) return { paths: all, main: 0 }
  const paths = roll < 0.04 ? [] : roll < 0.12 ? all.slice(0, random.whole(1, 2)) : all
  return { paths, main: 0 }
}
