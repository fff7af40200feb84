import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface StoredTile {
  z: number
  x: number
  y: number
  /** Gzipped vector tile. */
  data: Buffer
}

interface ArchiveOptions {
  metadata: object
  bounds: { west: number; south: number; east: number; north: number }
  centre: { longitude: number; latitude: number; zoom: number }
}

interface Entry {
  id: number
  runLength: number
  length: number
  offset: number
}

const HEADER_BYTES = 127
/** Size in bytes that the header and the root directory must fit in, as they are read together. */
const ROOT_BYTES = 16_384
const LEAF_ENTRIES = 2_048
const GZIP = 2
const VECTOR_TILE = 1

/** Writes a PMTiles v3 archive; the format: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function writeArchive(
  tiles: readonly StoredTile[],
  { metadata, bounds, centre }: ArchiveOptions,
): Buffer {
  const { entries, data, contents } = layOutTiles(tiles)
  const { root, leaves } = writeDirectories(entries)
  const json = gzipSync(JSON.stringify(metadata), { level: 9 })
  const sections = [root, json, leaves, data]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  sections.forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16)
    offset += section.length
  })
  const zooms = tiles.map(({ z }) => z)
  for (const [index, count] of [tiles.length, entries.length, contents].entries())
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  const flags = [1, GZIP, GZIP, VECTOR_TILE, Math.min(...zooms), Math.max(...zooms)]
  for (const [index, flag] of flags.entries()) header.writeUInt8(flag, 96 + index)
  const { west, south, east, north } = bounds
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header.writeUInt8(centre.zoom, 118)
  header.writeInt32LE(Math.round(centre.longitude * 1e7), 119)
  header.writeInt32LE(Math.round(centre.latitude * 1e7), 123)
  return Buffer.concat([header, ...sections])
}

/** Lays out tiles; equal ones, such as those of the open sea, are stored once. */
function layOutTiles(tiles: readonly StoredTile[]): { entries: Entry[]; data: Buffer; contents: number } {
  const ordered = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((one, other) => one.id - other.id)
  const offsets = new Map<string, number>()
  const entries: Entry[] = []
  const contents: Buffer[] = []
  let end = 0
  for (const { id, data } of ordered) {
    const hash = createHash('sha256').update(data).digest('hex')
    const offset = offsets.get(hash) ?? end
    if (!offsets.has(hash)) {
      offsets.set(hash, offset)
      contents.push(data)
      end += data.length
    }
    const last = entries.at(-1)
    if (last && last.offset === offset && last.id + last.runLength === id) last.runLength += 1
    else entries.push({ id, runLength: 1, length: data.length, offset })
  }
  return { entries, data: Buffer.concat(contents), contents: contents.length }
}

function writeDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = serializeDirectory(entries)
  if (whole.length <= ROOT_BYTES - HEADER_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let index = 0; index < entries.length; index += LEAF_ENTRIES) {
    const leaf = serializeDirectory(entries.slice(index, index + LEAF_ENTRIES))
    pointers.push({ id: entries[index]?.id ?? 0, runLength: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: serializeDirectory(pointers), leaves: Buffer.concat(leaves) }
}

function serializeDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    // Zero means: right after the previous entry.
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1]
      return before && before.offset + before.length === offset ? 0 : offset + 1
    }),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(toVarint)), { level: 9 })
}

function toVarint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return [...bytes, rest]
}
