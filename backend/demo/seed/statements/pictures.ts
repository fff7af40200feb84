import { toPicturePath } from '../../pictures/file-names'
import { buildGallery } from '../../pictures/gallery'
import type { PictureKind as Picture } from '../../pictures/kinds'
import type { Random } from '../../random'
import type { Facts } from './facts'

export interface Pictures {
  /** Without extensions. */
  paths: string[]
  main: number
}

/** Soviet series; 17 is the courtyard house. */
const SOVIET_SERIES = new Set([1, 2, 3, 4, 5, 6, 7, 11, 18])

function pickFacade(random: Random, { kind, building, place }: Facts): Picture {
  switch (kind) {
    case 'land':
      return 'land'
    case 'hotel':
      return 'hotel'
    case 'commercial':
      return 'shop'
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

/** A statement's pictures are made of its number. */
function toSeed(number: number): string {
  return `s${number.toString(36)}`
}

/** Undefined for other pictures' seeds. */
export function parseStatementNumber(seed: string): number | undefined {
  const number = Number.parseInt(seed.slice(1), 36)
  return number > 0 && toSeed(number) === seed ? number : undefined
}

export function createPictures(random: Random, facts: Facts, number: number): Pictures {
  const { dimensions: measures } = facts
  const all = buildGallery({
    seed: toSeed(number),
    outside: pickFacade(random, facts),
    area: measures.area,
    rooms: measures.rooms ?? 0,
    bedrooms: measures.bedrooms ?? 0,
  }).map(toPicturePath)
  const roll = random.next()
  const paths = roll < 0.04 ? [] : roll < 0.12 ? all.slice(0, random.whole(1, 2)) : all
  return { paths, main: paths.length > 1 && random.chance(0.12) ? 1 : 0 }
}
