import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import { MAP_ARCHIVE } from '~tests/fixtures/map-archive'
import { type DrawingKind, drawingUrl, parseDrawingPath } from '../drawing-url'
import { createTileReader } from './archive-tiles'
import { drawPicture } from './draw-picture'

const readTile = createTileReader(MAP_ARCHIVE)

const PLACES = {
  saburtalo: [41.725, 44.755],
  vake: [41.709, 44.764],
  gldani: [41.795, 44.82],
  'old Batumi': [41.65, 41.637],
  kutaisi: [42.27, 42.705],
  'a village': [41.93, 45.47],
} as const

const HOUSE = [41.72712, 44.75962] as const

interface Shown {
  at: readonly [latitude: number, longitude: number]
  zoom: number
  language?: Language
  kind?: DrawingKind
}

function toDrawing({ at: [latitude, longitude], zoom, language = 'ka', kind = 'search' }: Shown) {
  const url = drawingUrl('v', kind, language, { centre: { latitude, longitude }, zoom })
  const parsed = parseDrawingPath(url.replace(/^\/map\/drawing|#.*$/g, ''))
  if (!parsed) throw new Error(`${url} is no picture`)
  return parsed.drawing
}

/** Compresses five times as fast as for sending, and less well. */
const compress = (svg: string) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const draw = (shown: Shown, read = readTile) => drawPicture(toDrawing(shown), read)

describe('map pictures', () => {
  for (const [place, at] of Object.entries(PLACES)) {
    test.each([5, 8, 11, 13, 14, 15, 16, 17])(
      `a picture of ${place} at zoom %i has streets and stays small`,
      async (zoom) => {
        const { svg, isIncomplete } = await draw({ at, zoom })
        expect(isIncomplete).toBe(false)
        if (zoom >= 11) expect(svg).toMatch(/class="l s-(road|main)"/)
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
        expect(compress(svg).length).toBeLessThan(30_000)
      },
    )
  }

  test('a picture marks the building in its centre, if one is there', async () => {
    const toPath = (latitude: number, longitude: number) =>
      drawingUrl('v', 'place', 'ka', { centre: { latitude, longitude }, zoom: 16.5, marksBuilding: true })
    const drawPath = async (url: string) => {
      const parsed = parseDrawingPath(url.replace(/^\/map\/drawing|#.*$/g, ''))
      if (!parsed) throw new Error(`${url} is no picture`)
      return (await drawPicture(parsed.drawing, readTile)).svg
    }
    // Vazha-Pshavela Avenue 25, and the middle of Lake Lisi.
    expect(await drawPath(toPath(...HOUSE))).toMatch(
      /<path class="marked s-marked-edge" d="M\d+ \d+l[^"]{10,}z"/,
    )
    expect(await drawPath(toPath(41.7435, 44.734))).not.toContain('marked s-')
  })

  test('a picture names streets in the language of the page from zoom 14', async () => {
    const at = PLACES.saburtalo
    expect((await draw({ at, zoom: 15 })).svg).toContain('ვაჟა-ფშაველას გამზირი</text')
    expect((await draw({ at, zoom: 15, language: 'en' })).svg).toContain('Vazha-Pshavela Avenue</text')
    expect((await draw({ at, zoom: 14, language: 'ru' })).svg).toContain('улица Шалвы Нуцубидзе</text')
    expect((await draw({ at, zoom: 13 })).svg).not.toContain('გამზირი')
  })

  test('a picture names a place once, even if one tile is enlarged for several parts of it', async () => {
    const { svg } = await draw({ at: [41.619, 45.922], zoom: 14.5 })
    expect(svg.match(/>სიღნაღი</g)).toHaveLength(1)
  })

  test('a picture has buildings from zoom 15 and house numbers from zoom 17', async () => {
    const at = PLACES['old Batumi']
    const [far, near, nearest] = await Promise.all([14.75, 16, 17].map((zoom) => draw({ at, zoom })))
    expect(far?.svg).not.toContain('class="building"')
    expect(near?.svg).toContain('class="building"')
    expect(near?.svg).not.toContain('class="number')
    expect(nearest?.svg.match(/class="number.*?<\/g>/)?.[0].match(/<text/g)?.length).toBeGreaterThan(10)
  })

  test('pictures show the sea at Batumi, and metro stations in Tbilisi', async () => {
    expect((await draw({ at: PLACES['old Batumi'], zoom: 13 })).svg).toMatch(/class="water" d="M[^"]{40}/)
    expect((await draw({ at: PLACES.saburtalo, zoom: 14 })).svg).toContain('სამედიცინო უნივერსიტეტი')
  })

  test('drawing a picture twice gives the same result', async () => {
    const shown: Shown = { at: PLACES.vake, zoom: 14.25, kind: 'place', language: 'en' }
    expect((await draw(shown)).svg).toBe((await draw(shown)).svg)
  })

  test('names in a picture do not overlap', async () => {
    const { svg } = await draw({ at: PLACES['old Batumi'], zoom: 17 })
    const texts = [...svg.matchAll(/<text(?: class="[^"]*")? x="(\d+)" y="(\d+)">([^<]+)/g)]
    expect(texts.length).toBeGreaterThan(10)
    const numbers = texts.filter(([, , , text]) => /^\d/.test(text ?? ''))
    for (const [index, [, x, y]] of numbers.entries())
      for (const [, otherX, otherY] of numbers.slice(index + 1))
        expect(Math.hypot(Number(x) - Number(otherX), Number(y) - Number(otherY))).toBeGreaterThan(20)
  })
})

describe('bad map data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ezo-map-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('a picture of another country shows only the ground', async () => {
    const { svg, isIncomplete } = await draw({ at: [48.85, 2.35], zoom: 15 })
    expect(isIncomplete).toBe(false)
    expect(svg).not.toContain('<text')
    expect(svg.match(/<path/g)).toHaveLength(1)
  })

  test('a truncated archive gives a picture with a notice in the language of the page', async () => {
    const file = join(folder, 'cut.pmtiles')
    copyFileSync(MAP_ARCHIVE, file)
    truncateSync(file, 4_000_000)
    const cut = createTileReader(file)
    const whole = await draw({ at: PLACES['a village'], zoom: 5 }, cut)
    expect(whole.isIncomplete).toBe(false)
    const { svg, isIncomplete } = await draw({ at: PLACES.kutaisi, zoom: 17, language: 'en' }, cut)
    expect(isIncomplete).toBe(true)
    expect(svg).toContain('Part of the map is missing</text>')
    expect((await draw({ at: PLACES.kutaisi, zoom: 17 }, cut)).svg).toContain('რუკის ნაწილი ვერ ჩაიტვირთა')
  })

  test.each(['', 'not an archive'])('an archive of %j gives a picture with a notice', async (content) => {
    const file = join(folder, `broken-${content.length}.pmtiles`)
    writeFileSync(file, content)
    for (const path of [file, join(folder, 'missing.pmtiles')]) {
      const picture = await draw({ at: PLACES.vake, zoom: 15, language: 'ru' }, createTileReader(path))
      expect(picture.isIncomplete).toBe(true)
      expect(picture.svg).toContain('Часть карты не загрузилась')
    }
  })

  test('an invalid tile gives a picture with a notice', async () => {
    const broken = async () => new TextEncoder().encode('no vector tile').buffer as ArrayBuffer
    expect((await draw({ at: PLACES.vake, zoom: 15 }, broken)).isIncomplete).toBe(true)
  })
})
