import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { OUTDOOR_KINDS, type StillKind } from '../kinds'
import colours from './colours.json'
import { paintStill } from './paint-still'
import { PAINT_COUNT } from './paints'
import { findStill, OUTDOOR_STYLES, type Still, type Style, toStill } from './variant'

const FOLDER = 'backend/demo/pictures/stills'
const names = Object.entries(colours).flatMap(([of, views]) => views.map((_, view) => `${of}-${view}`))

const average = async (still: Still) => {
  const { bytes } = await paintStill(FOLDER, still, 160)
  return [0, 1, 2].map(
    (c) => bytes.filter((_, at) => at % 3 === c).reduce((sum, value) => sum + value, 0) / (bytes.length / 3),
  )
}

describe('rendered stills', () => {
  test.each(names)('the still %s exists in 4:3, with its tints in the same size', async (name) => {
    const [picture, tints] = await Promise.all(
      ['', '-tints'].map((suffix) => sharp(`${FOLDER}/${name}${suffix}.webp`).metadata()),
    )
    expect(picture?.width).toBeGreaterThanOrEqual(800)
    expect(picture?.height).toBe(((picture?.width ?? 0) * 3) / 4)
    expect([tints?.width, tints?.height]).toEqual([picture?.width, picture?.height])
  })

  test('a still is found by its kind, style and view', () => {
    for (const isMirrored of [false, true])
      for (let paint = 0; paint < PAINT_COUNT; paint++)
        for (const view of [0, 1]) {
          const still = findStill(toStill('living', 'fine', { view, isMirrored, paint }))
          expect(still).toMatchObject({ file: `living-fine-${view}`, isMirrored, paint })
        }
  })

  test.each<[StillKind, string, number]>([
    ['living', 'fine', 2 * 2 * PAINT_COUNT],
    ['living', 'castle', 0],
    ['bathroom', 'concrete', 0],
    ['kitchen', 'constructor', 0],
  ])('a still is not found for %s, %s, %d', (kind, seed, n) => {
    expect(findStill({ kind, seed, n })).toBeUndefined()
  })

  test('every scene outdoors is rendered', () => {
    const variant = { view: 0, isMirrored: true, paint: PAINT_COUNT - 1 }
    for (const kind of OUTDOOR_KINDS)
      for (const style of OUTDOOR_STYLES[kind])
        expect(findStill(toStill(kind, style, variant))).toMatchObject({ file: `${kind}-${style}-0` })
  })

  test.each([
    ['living', 'living-plain-1'],
    ['house', 'house-gallery-0'],
  ] as const)('a still of a %s has other colours with each paint', async (kind, file) => {
    const stills = Array.from({ length: PAINT_COUNT }, (_, paint) => ({
      kind,
      file,
      isMirrored: false,
      paint,
      color: '',
    }))
    const averages = await Promise.all(stills.map(average))
    expect(new Set(averages.map((channels) => channels.map(Math.round).join())).size).toBe(PAINT_COUNT)
  })

  test('a mirrored still is flipped with its tints', async () => {
    const still = { kind: 'kitchen', file: 'kitchen-warm-0', paint: 1, color: '' } as const
    const [plain, mirrored] = await Promise.all(
      [false, true].map((isMirrored) => paintStill(FOLDER, { ...still, isMirrored }, 160)),
    )
    const turned = await sharp(mirrored?.bytes, { raw: { width: 160, height: 120, channels: 3 } })
      .flop()
      .raw()
      .toBuffer()
    expect(turned.equals(Buffer.from(plain?.bytes ?? []))).toBe(true)
  })
})

test('a style without a view of a room is rejected when the gallery is built', () => {
  expect(() =>
    toStill('bathroom', 'concrete' satisfies Style, { view: 0, isMirrored: false, paint: 0 }),
  ).toThrow('bathroom')
})
