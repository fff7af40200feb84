import { gzipSync } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { type StoredTile, writeArchive } from './pmtiles-writer'

function openArchive(content: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(content.subarray(offset, offset + length)).buffer,
    }),
  })
}

const options = {
  metadata: { name: 'test' },
  bounds: { west: 39.5, south: 41, east: 46.8, north: 43.7 },
  centre: { longitude: 44.8, latitude: 41.7, zoom: 12 },
}

test('an archive with leaf directories finds each of its tiles, and no others', async () => {
  const tiles = Array.from({ length: 5_000 }, (_, index): StoredTile => {
    const [x, y] = [10_000 + (index % 100) * 2, 6_000 + Math.floor(index / 100) * 2]
    // Every third tile is open sea.
    return { z: 14, x, y, data: gzipSync(index % 3 === 0 ? 'sea' : `tile ${x} ${y}`) }
  })
  const content = writeArchive(tiles, options)
  const archive = openArchive(content)
  for (const { x, y, data } of tiles.filter((_tile, index) => index % 97 === 0)) {
    const found = await archive.getZxy(14, x, y)
    expect(gzipSync(Buffer.from(found?.data ?? new ArrayBuffer(0)))).toEqual(data)
  }
  expect(await archive.getZxy(14, 10_001, 6_000)).toBeUndefined()
  expect(await archive.getZxy(13, 5_000, 3_000)).toBeUndefined()
  expect(await archive.getMetadata()).toEqual({ name: 'test' })
  expect(await archive.getHeader()).toMatchObject({
    minZoom: 14,
    maxZoom: 14,
    minLon: 39.5,
    maxLat: 43.7,
    centerZoom: 12,
    numAddressedTiles: 5_000,
    numTileContents: 3_334,
    clustered: true,
  })
})

test('neighbouring tiles with the same content share one entry', async () => {
  const data = gzipSync('sea')
  const tiles = [0, 1].flatMap((x) => [0, 1].map((y): StoredTile => ({ z: 1, x, y, data })))
  const archive = openArchive(writeArchive(tiles, options))
  expect(await archive.getHeader()).toMatchObject({ numTileEntries: 1, numTileContents: 1 })
  expect(Buffer.from((await archive.getZxy(1, 1, 1))?.data ?? new ArrayBuffer(0)).toString()).toBe('sea')
})
