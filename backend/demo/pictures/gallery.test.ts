import { describe, expect, test } from 'vitest'
import { toPicturePath } from './file-names'
import { buildGallery, type GalleryOptions } from './gallery'
import { isStillKind } from './kinds'
import { findStill } from './stills/variant'

const home: GalleryOptions = { seed: 's1', outside: 'new', style: 'plain', area: 74.3, rooms: 3, bedrooms: 2 }
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
    for (const outside of ['new', 'panel', 'old', 'tuff', 'house', 'shop', 'hotel', 'land'] as const)
      for (const style of ['warm', 'plain', 'old', 'fine', 'concrete', 'plaster', 'empty', 'worn'] as const)
        for (const seed of SEEDS) {
          const images = buildGallery({ ...home, seed, outside, style })
          expect(images.filter(({ kind }) => kind === outside)).toHaveLength(1)
          for (const image of images)
            if (isStillKind(image.kind)) expect(findStill(image), toPicturePath(image)).toBeDefined()
        }
  })

  test('a gallery of an unfinished flat shows neither furniture nor a bath', () => {
    for (const style of ['concrete', 'plaster', 'empty', 'worn'] as const)
      for (const kinds of listKinds({ style }))
        expect(new Set(kinds)).toEqual(new Set(['living', 'new', 'plan']))
  })

  test('a gallery of a house starts with the house, and one of land shows only the land', () => {
    for (const kinds of listKinds({ outside: 'house' })) expect(kinds[0]).toBe('house')
    for (const kinds of listKinds({ outside: 'land' })) expect(kinds).toEqual(['land'])
  })

  test.each(['office', 'salesroom', 'storeroom'] as const)(
    'a gallery of a business shows its %s and no home',
    (workplace) => {
      const style = workplace === 'storeroom' ? 'plaster' : 'plain'
      for (const kinds of listKinds({ outside: 'shop', workplace, style }))
        expect(kinds.filter((kind) => kind !== 'shop')).toEqual([workplace, workplace])
    },
  )

  test('most flats of a page have galleries with different first pictures', () => {
    const first = SEEDS.slice(0, 20).map((seed) =>
      toPicturePath(buildGallery({ ...home, seed })[0] ?? { kind: 'new', seed, n: 0 }),
    )
    expect(new Set(first).size).toBeGreaterThan(14)
  })
})
