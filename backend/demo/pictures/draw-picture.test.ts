import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture'
import { DRAWN_KINDS, type DrawnKind, PICTURE_KINDS } from './kinds'
import { createPalette } from './palette'
import { getPlaceholderColour } from './placeholder-colour'
import { buildFloorPlan, decodePlanFacts, encodePlanFacts, OUTLINE } from './plan/floor-plan'
import { calculateArea, createPlotOutline } from './plan/plot-outline'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const NUMBERS = { plan: encodePlanFacts(74.3, 3), site: 640, logo: 0 } satisfies Record<DrawnKind, number>
const numberOf = (kind: DrawnKind) => NUMBERS[kind]

/** Returns the saturation by HSL, in percent. */
function getSaturation(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const max = Math.max(...parts)
  const min = Math.min(...parts)
  return max === min ? 0 : (100 * (max - min)) / (1 - Math.abs(max + min - 1))
}

describe('drawn pictures', () => {
  test.each(DRAWN_KINDS)(
    'a picture of %s is the same for the same seed and different for twenty seeds',
    (kind) => {
      const seeds = Array.from({ length: 20 }, (_, at) => `s${at}`)
      const hashes = seeds.map((seed) => hash(drawPicture(seed, kind, numberOf(kind))))
      expect(hashes).toEqual(seeds.map((seed) => hash(drawPicture(seed, kind, numberOf(kind)))))
      expect(new Set(hashes).size).toBe(seeds.length)
    },
  )

  test.each(DRAWN_KINDS)('a picture of %s is well-formed SVG without NaN, under 120 KB', (kind) => {
    for (let at = 0; at < 20; at++) {
      const svg = drawPicture(`m${at}`, kind, numberOf(kind))
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\de[-+]\d/)
      expect(svg.length).toBeLessThan(120_000)
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    }
  })

  test('the pictures equal the recorded drawings', () => {
    const all = DRAWN_KINDS.map((kind) => drawPicture('pinned', kind, numberOf(kind))).join('')
    expect(hash(all).slice(0, 16)).toMatchInlineSnapshot(`"1c27eedcf2c564ec"`)
  })

  test('the pictures use accents below the limit of saturation', () => {
    for (let at = 0; at < 200; at++) {
      const { accent, second } = createPalette(`p${at}`)
      for (const colour of [accent, second]) expect(getSaturation(colour)).toBeLessThan(45)
    }
  })

  test('a picture has a placeholder of a single colour', () => {
    for (const kind of PICTURE_KINDS)
      expect(getPlaceholderColour({ seed: 's1', kind, n: 0 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('drawn plans', () => {
  test.each([
    [32, 1],
    [54.7, 2],
    [81.3, 3],
    [118, 4],
    [240.5, 7],
    [999.9, 12],
  ])('a plan of %d m² with %d rooms fills its outline with rooms of the same total area', (area, rooms) => {
    for (let at = 0; at < 40; at++) {
      const facts = decodePlanFacts(encodePlanFacts(area, rooms))
      const places = buildFloorPlan(`s${at}`, facts.tenths, facts.rooms)
      expect(places.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(Math.round(area * 10))
      expect(places.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(
        OUTLINE.width * OUTLINE.height,
      )
      expect(places.filter(({ use }) => use === 'bedroom')).toHaveLength(Math.min(rooms, 7) - 1)
      expect(Math.min(...places.map(({ tenths }) => tenths))).toBeGreaterThan(0)
    }
  })

  test('a plan contains neither fonts nor words', () => {
    expect(drawPicture('s1', 'plan', encodePlanFacts(81.3, 3))).not.toContain('<text')
  })
})

describe('site plans', () => {
  test('a site plan draws the outline that the map shows, with its area and the length of each side', () => {
    for (const squareMetres of [220, 640, 12_000, 250_000]) {
      const outline = createPlotOutline(37, squareMetres)
      expect(calculateArea(outline)).toBeCloseTo(squareMetres, 3)
      const svg = drawPicture('s11', 'site', squareMetres)
      expect(svg).not.toContain('<text')
      expect(svg.match(/stroke-width="5"\/>/g)?.length).toBeGreaterThanOrEqual(outline.length)
    }
  })

  test('site plans of two statements with the same area differ', () => {
    expect(drawPicture('s11', 'site', 640)).not.toBe(drawPicture('s12', 'site', 640))
  })
})
