import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PictureFormat, PictureWidth } from '~contract/pictures'
import { parseRendition, toPicturePath } from './file-names'
import type { Illustration } from './kinds'
import { createDemoPictures, type DemoPictureOptions } from './routes'
import { drawIllustration } from './worker'

const log = { warn: vi.fn(), error: vi.fn() }
const FOLDERS = { stillFolder: 'backend/demo/pictures/stills', tourFolder: 'public/tours/sololaki' }
let cacheDir = ''
let close = () => {}

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(async () => {
  close()
  await rm(cacheDir, { recursive: true })
})

async function serve(options: Partial<DemoPictureOptions> = {}) {
  const app = express().set('trust proxy', 1)
  app.use(
    '/pictures',
    createDemoPictures({
      cacheDir,
      log,
      draw: (rendition) => drawIllustration({ ...rendition, ...FOLDERS }),
      isIssued: async () => true,
      drawingsPerMinute: 100,
      ...options,
    }).routes,
  )
  const server = app.listen(0)
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  return (address: string, from = '192.0.2.1') =>
    fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'x-forwarded-for': from } })
}

const listFiles = async () =>
  (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

const image = { kind: 'logo', seed: 's1', n: 0 } as const

const toPictureUrl = (illustration: Illustration, width: PictureWidth, format: PictureFormat) =>
  `${toPicturePath(illustration)}-${width}.${format}`

describe('picture paths', () => {
  test('a picture path is parsed into the values it was made from', () => {
    expect(toPicturePath(image)).toBe('/pictures/logo-s1-0')
    expect(parseRendition('logo-s1-0-480.avif')).toEqual({
      ...image,
      width: 480,
      format: 'avif',
      blurred: false,
    })
    expect(parseRendition('logo-s1-0.webp')).toMatchObject({ width: 1200 })
    expect(parseRendition('logo-s1-0_thumb.webp')).toMatchObject({ width: 480 })
    expect(parseRendition('logo-s1-0_blur.webp')).toMatchObject({ width: 160, blurred: true })
    expect(parseRendition('plan-s1-7433-800.webp')).toMatchObject({ kind: 'plan', n: 7433 })
  })

  test.each([
    'logo-s1-0-481.avif',
    'logo-s1-0-0480.avif',
    'logo-s1-00-480.avif',
    'kitchen-warm-100-480.avif',
    'logo-s1-0-480.png',
    'logo-s1-0-480.avif.exe',
    'logo-s1-0.avif',
    'logo-s1-0_blur.avif',
    'logo-S1-0-480.avif',
    'logo-s12345678901234567-0-480.avif',
    'castle-s1-0-480.avif',
    'constructor-s1-0-480.avif',
    'logo-s1--1-480.avif',
    '..%2f..%2fetc%2fpasswd',
    'plan-s1-1000000-480.webp',
    '',
  ])('a picture path is rejected if it is %s', async (name) => {
    expect(parseRendition(name)).toBeNull()
    const answer = await (await serve())(`/pictures/${name}`)
    expect(answer.status).toBe(404)
    expect(await listFiles()).toBe(0)
  })
})

describe('router of pictures', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ] as const)('the router answers %s', async (format, type, known) => {
    const get = await serve()
    const answer = await get(toPictureUrl(image, 320, format))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: known, width: 320, height: 240 })
    expect(bytes.length).toBeLessThan(20_000)
  })

  test('a cached file has the same bytes as a new one', async () => {
    const get = await serve()
    const address = toPictureUrl(image, 160, 'webp')
    const [first, second] = await Promise.all([get(address), get(address)])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await listFiles()).toBe(1)
    close()
    const later = await (await serve())(address)
    expect(Buffer.from(await later.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await listFiles()).toBe(1)
  })

  test('the router answers 503 if a picture cannot be drawn, for example because its process ended', async () => {
    const draw = vi.fn(drawIllustration).mockRejectedValueOnce(new Error('worker process ended: SIGKILL'))
    const get = await serve({
      draw: (rendition) => draw({ ...rendition, ...FOLDERS }),
    })
    const address = toPictureUrl(image, 160, 'webp')
    const failed = await get(address)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await get(address)).status).toBe(200)
  })

  test('the router answers 503 if the queue is full', async () => {
    const get = await serve({ queueLength: 1 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => get(toPictureUrl({ ...image, n }, 800, 'avif'))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('2')
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect((await get(toPictureUrl({ ...image, n: 7 }, 160, 'webp'))).status).toBe(200)
  })

  test('a picture that no page shows is not drawn', async () => {
    const get = await serve({ isIssued: async ({ seed }) => seed === 's1' })
    expect((await get(toPictureUrl({ ...image, seed: 'madeup' }, 160, 'webp'))).status).toBe(404)
    expect(await listFiles()).toBe(0)
    expect((await get(toPictureUrl(image, 160, 'webp'))).status).toBe(200)
  })

  test('drawings are limited for a whole network of IPv6 addresses', async () => {
    const get = await serve({ drawingsPerMinute: 1 })
    const statuses = []
    for (const [n, from] of ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8:0:8::1'].entries())
      statuses.push((await get(toPictureUrl({ ...image, n }, 160, 'webp'), from)).status)
    expect(statuses).toEqual([200, 429, 200])
  })

  test('drawings are limited by IP, and cached pictures are not', async () => {
    const get = await serve({ drawingsPerMinute: 2 })
    const statuses = []
    for (const n of [0, 1, 2, 0, 1])
      statuses.push((await get(toPictureUrl({ ...image, n }, 160, 'webp'))).status)
    expect(statuses).toEqual([200, 200, 429, 200, 200])
  })

  test('the oldest files are deleted when the disk cache is full', async () => {
    const get = await serve({ maxBytes: 2_500 })
    for (let n = 0; n < 8; n++) await get(toPictureUrl({ ...image, n }, 160, 'webp'))
    expect(await listFiles()).toBeLessThan(6)
    expect(await listFiles()).toBeGreaterThan(0)
  })
})

test('a prepared picture is not drawn again when it is shown', async () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]))
  const pictures = createDemoPictures({
    cacheDir,
    log,
    draw,
    isIssued: async () => true,
    drawingsPerMinute: 1,
  })
  await pictures.prepare([toPicturePath(image), '/pictures/castle-s1-0'], new AbortController().signal)
  const drawn = draw.mock.calls.length
  expect(drawn).toBeGreaterThan(1)
  await pictures.prepare([toPicturePath(image)], new AbortController().signal)
  expect(draw).toHaveBeenCalledTimes(drawn)
  const fetchPicture = await serve({ draw })
  expect((await fetchPicture(toPictureUrl(image, 480, 'avif'))).status).toBe(200)
  expect(draw).toHaveBeenCalledTimes(drawn)
})
