import { describe, expect, test } from 'vitest'
import { toPicturePath } from './file-names'
import { buildGallery, type GalleryOptions, type Outside } from './gallery'
import { isStillKind, type OutdoorKind } from './kinds'
import { findStill, OUTDOOR_STYLES } from './stills/variant'

const home: GalleryOptions = {
  seed: 's1',
  outside: { kind: 'new', style: 'tower' },
  style: 'plain',
  area: 74.3,
  landArea: null,
  rooms: 3,
  bedrooms: 2,
}
const HOUSE = { outside: { kind: 'house', style: 'gallery' }, landArea: 480 } as const
const SHOP = { kind: 'shop', style: 'street' } as const
const OUTSIDES = Object.entries(OUTDOOR_STYLES).flatMap(([kind, styles]) =>
  kind === 'yard' || kind === 'view'
    ? []
    : styles.map((style): Outside => ({ kind: kind as OutdoorKind, style })),
)
const SEEDS = Array.from({ length: 40 }, (_, at) => `s${at}`)
const listKinds = (options: Partial<GalleryOptions>) =>
  SEEDS.map((seed) => buildGallery({ ...home, seed, ...options }).map(({ kind }) => kind))

describe('galleries', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [5, 4],
  ])(
    'a gallery of %d rooms has five to eight different pictures, starting with a room and ending with the plan',
    (rooms, bedrooms) => {
      for (const style of ['warm', 'plain', 'old', 'fine'] as const)
        for (const seed of SEEDS) {
          const images = buildGallery({ ...home, seed, style, rooms, bedrooms })
          expect(images.length).toBeGreaterThanOrEqual(5)
          expect(images.length).toBeLessThanOrEqual(8)
          expect(images[0]?.kind).toBe(rooms === 1 ? 'studio' : rooms === 2 ? 'lounge' : 'living')
          expect(images.at(-1)?.kind).toBe('plan')
          expect(images.filter(({ kind }) => kind === 'bedroom' || kind === 'nursery')).toHaveLength(
            Math.min(bedrooms, 3),
          )
          expect(new Set(images.map(toPicturePath)).size).toBe(images.length)
        }
    },
  )

  test('a gallery shows one building, and its stills are rendered', () => {
    for (const outside of OUTSIDES)
      for (const style of ['warm', 'plain', 'old', 'fine', 'concrete', 'plaster', 'empty', 'worn'] as const)
        for (const seed of SEEDS) {
          const images = buildGallery({ ...home, seed, outside, style, landArea: 480 })
          expect(images.filter(({ kind }) => kind === outside.kind)).toHaveLength(1)
          for (const image of images)
            if (isStillKind(image.kind)) expect(findStill(image), toPicturePath(image)).toBeDefined()
        }
  })

  test('a gallery of an unfinished flat starts with the building, without furniture or a bath', () => {
    for (const style of ['concrete', 'plaster', 'empty', 'worn'] as const)
      for (const kinds of listKinds({ style })) expect(kinds).toEqual(['new', 'plan', 'living', 'living'])
  })

  test('a gallery of a house starts with the house and its yard, and ends with the plans', () => {
    for (const kinds of listKinds(HOUSE)) {
      expect(kinds.slice(0, 2)).toEqual(['house', 'yard'])
      expect(kinds.slice(-2)).toEqual(['plan', 'site'])
    }
    for (const kinds of listKinds({ ...HOUSE, landArea: null }))
      expect(kinds).toEqual(expect.not.arrayContaining(['yard', 'site']))
  })

  test('a house and its yard have the same colours and light', () => {
    for (const seed of SEEDS) {
      const [house, yard] = buildGallery({ ...home, ...HOUSE, seed })
      expect(yard).toEqual({ ...house, kind: 'yard' })
    }
  })

  test('a gallery of a plot shows the ground and the site plan with its area', () => {
    const outside = { kind: 'land', style: 'hill' } as const
    for (const kinds of listKinds({ outside, landArea: 1_200 })) expect(kinds).toEqual(['land', 'site'])
    expect(buildGallery({ ...home, outside, landArea: 1_200.4 }).at(-1)).toEqual({
      kind: 'site',
      seed: 's1',
      n: 1_200,
    })
  })

  test.each(['office', 'salesroom', 'storeroom'] as const)(
    'a gallery of a business shows its %s and no home',
    (workplace) => {
      const style = workplace === 'storeroom' ? 'plaster' : 'plain'
      for (const kinds of listKinds({ outside: SHOP, workplace, style }))
        expect(kinds.filter((kind) => kind !== 'shop')).toEqual([workplace, workplace])
    },
  )

  test('most flats of a page have galleries with different first pictures', () => {
    const first = SEEDS.slice(0, 20).map((seed) =>
      toPicturePath(buildGallery({ ...home, seed })[0] ?? { kind: 'plan', seed, n: 0 }),
    )
    expect(new Set(first).size).toBeGreaterThan(14)
  })
})
