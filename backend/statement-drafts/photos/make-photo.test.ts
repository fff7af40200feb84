import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawQuadrants } from '~tests/fixtures/quadrants'
import { makePhoto } from './make-photo'

async function make(bytes: Buffer) {
  const source = join(tmpdir(), `ezo-photo-${randomUUID()}`)
  await writeFile(source, bytes)
  onTestFinished(() => rm(source))
  return makePhoto({ source })
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()

/** Measures the WebP files by their size. */
async function measure(result: Awaited<ReturnType<typeof make>>) {
  if ('refusal' in result) throw new Error(result.refusal)
  const { files, name, width, height, warnings } = result.photo
  const sizes = await Promise.all(
    [320, 1200].map(async (size) => {
      const made = await sharp(files.get(`${name}-${size}.webp`)).metadata()
      return [made.width, made.height]
    }),
  )
  return { full: [width, height], sizes, warnings }
}

describe('long photos', () => {
  test('a panoramic photo is scaled to 400 pixels on its short side, but at most 4,096 on its long side', async () => {
    expect(await measure(await make(await draw(6_000, 700)))).toEqual({
      full: [3_429, 400],
      sizes: [
        [914, 107],
        [3_429, 400],
      ],
      warnings: [],
    })
  })

  test('a panoramic photo has a warning if its short side ends up below 400 pixels', async () => {
    expect(await measure(await make(await draw(9_000, 700)))).toEqual({
      full: [4_096, 319],
      sizes: [
        [1_370, 107],
        [4_096, 319],
      ],
      warnings: ['narrow'],
    })
  })

  test('a tall screenshot is not narrowed to a line', async () => {
    const { full, warnings } = await measure(await make(await draw(700, 7_000)))
    expect(full).toEqual([400, 4_000])
    expect(warnings).toEqual([])
  })
})

test('a photo of the usual ratio has the usual sizes', async () => {
  expect(await measure(await make(await draw(1_600, 1_200)))).toEqual({
    full: [1_200, 900],
    sizes: [
      [320, 240],
      [1_200, 900],
    ],
    warnings: [],
  })
})

test('files of a photo contain no camera metadata, such as the location', async () => {
  const gps = { IFD3: { GPSLatitude: '41/1 42/1 0/1', GPSLongitude: '44/1 48/1 0/1' } }
  const result = await make(await drawQuadrants().withExif(gps).jpeg().toBuffer())
  if ('refusal' in result) throw new Error(result.refusal)
  for (const [name, file] of result.photo.files)
    expect((await sharp(file).metadata()).exif, name).toBeUndefined()
})

test('an empty file is rejected as empty, and one of 199 pixels as too small', async () => {
  expect(await make(Buffer.alloc(0))).toEqual({ refusal: 'empty' })
  expect(await make(await draw(199, 400))).toEqual({ refusal: 'too_small' })
})
