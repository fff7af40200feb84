import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import { createTileReader, FileSource } from '~/map/drawing/archive-tiles'
import { drawPicture } from '~/map/drawing/draw-picture'
import { type DrawingKind, parseDrawingPath } from '~/map/drawing-url'
import type { GeoPoint } from '~/map/projection'
import { MAP_ARCHIVE } from '~tests/fixtures/map-archive'
import { formatTable } from '../format-table'
import { percentile } from '../timing'
import { measureServedMap } from './measure-served-map'
import { listPlaceTiles, listTiles, PLACES, toPicturePath, ZOOMS } from './views'

const FIRST_VIEW_ZOOM = 14
/** Size of the movable map on a desktop, in CSS pixels. */
const WINDOW = { width: 1280, height: 800 }
const ROUNDS = 3

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
const toBrotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

class CountingSource extends FileSource {
  count = 0
  bytes = 0

  override async getBytes(offset: number, length: number) {
    const answer = await super.getBytes(offset, length)
    this.count += 1
    this.bytes += answer.data.byteLength
    return answer
  }
}

process.stdout.write(`the archive: ${statSync(MAP_ARCHIVE).size} bytes\n`)
process.stdout.write(
  formatTable(
    ['in milliseconds', 'p50', 'p95', 'KB p50', 'KB p95'],
    [await measureTiles(), await measurePictures('search'), await measurePictures('place')],
  ),
)
process.stdout.write(formatTable(['over HTTP, in ms', 'p50', 'p95'], await measureServed()))
process.stdout.write(formatTable([`a first view, zoom ${FIRST_VIEW_ZOOM}`, 'KB'], await measureFirstView()))

/** Measures each tile read from the file, as for the first visitor. */
async function measureTiles(): Promise<string[]> {
  const tiles = listPlaceTiles()
  const [times, sizes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const archive = new PMTiles(new FileSource(MAP_ARCHIVE))
    for (const [z, x, y] of tiles) {
      const began = performance.now()
      const tile = await archive.getZxy(z, x, y)
      times.push(performance.now() - began)
      if (tile) sizes.push(tile.data.byteLength)
    }
  }
  return toRow('a tile, read and unpacked', times, sizes)
}

async function measurePictures(kind: DrawingKind): Promise<string[]> {
  const [times, sizes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const readTile = createTileReader(MAP_ARCHIVE)
    for (const [, centre] of PLACES)
      for (const zoom of ZOOMS) {
        const drawing = toDrawing(kind, centre, zoom)
        const began = performance.now()
        const { svg } = await drawPicture(drawing, readTile)
        times.push(performance.now() - began)
        if (round === 0) sizes.push(toBrotli(svg))
      }
  }
  return toRow(`a picture of a ${kind} map`, times, sizes)
}

async function measureServed(): Promise<string[][]> {
  const { tiles, newPictures, cachedPictures } = await measureServedMap()
  return [
    ['a range of the archive', ...toTimes(tiles)],
    ['a picture, drawn', ...toTimes(newPictures)],
    ['the same picture again', ...toTimes(cachedPictures)],
  ]
}

async function measureFirstView(): Promise<string[][]> {
  const [, place] = PLACES[0] as (typeof PLACES)[number]
  const picture = await drawPicture(
    toDrawing('search', place, FIRST_VIEW_ZOOM),
    createTileReader(MAP_ARCHIVE),
  )
  const ranges = new CountingSource(MAP_ARCHIVE)
  const archive = new PMTiles(ranges)
  for (const [z, x, y] of listTiles(place, FIRST_VIEW_ZOOM - 1, WINDOW)) await archive.getZxy(z, x, y)
  const scripts = listFiles('build/client/assets').filter((file) =>
    /(live-map|maplibre-gl-worker)-[^/]*\.js\.br$/.test(file),
  )
  return [
    ['without script: the picture', kilobytes(toBrotli(picture.svg))],
    [`with script: ${ranges.count} ranges`, kilobytes(ranges.bytes)],
    [
      `... and ${scripts.length} scripts`,
      kilobytes(scripts.reduce((sum, file) => sum + statSync(file).size, 0)),
    ],
  ]
}

function toRow(name: string, times: number[], sizes: number[]): string[] {
  return [name, ...toTimes(times), ...[50, 95].map((percent) => kilobytes(percentile(sizes, percent)))]
}

function toTimes(times: number[]): string[] {
  return [50, 95].map((percent) => percentile(times, percent).toFixed(1))
}

function toDrawing(kind: DrawingKind, centre: GeoPoint, zoom: number) {
  const path = toPicturePath('bench', kind, centre, zoom)
  const parsed = parseDrawingPath(path.replace(/^\/map\/drawing/, ''))
  if (!parsed) throw new Error(`${path} is no picture`)
  return parsed.drawing
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)))
}
