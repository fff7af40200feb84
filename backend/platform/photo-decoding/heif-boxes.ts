/** Colour description of a HEIF item: an ICC profile, or code points of ITU-T H.273. */
export type HeifColour = { icc: Buffer } | { primaries: number; transfer: number }

/** Changes that turn the coded pixels into the picture, in the order in which they are applied. */
export type HeifTransform =
  | { kind: 'crop'; width: number; height: number; offsetX: number; offsetY: number }
  /** Quarter turns anticlockwise. */
  | { kind: 'rotate'; turns: number }
  | { kind: 'mirror'; axis: 'rows' | 'columns' }

export interface HeifPicture {
  colour: HeifColour | undefined
  transforms: HeifTransform[]
  /** File with its crops, rotations and mirrors disabled, so that decoders return the coded pixels. */
  coded: Buffer
}

interface Box {
  type: string
  /** Offset of the type in the file. */
  typeAt: number
  start: number
  end: number
}

interface Association {
  property: number
  /** Offset of the byte whose highest bit marks the property as essential. */
  essentialAt: number
}

/** Maximum number of boxes. Phones write about ten a level and a property or two for each tile. */
const MAX_BOXES = 4_000
const MAX_ASSOCIATIONS = 100_000
/** Maximum profile size in bytes, larger than those of cameras and editors. */
const MAX_ICC_BYTES = 4_000_000
const TRANSFORM_TYPES = ['clap', 'irot', 'imir']

class MalformedBoxes extends Error {}

/**
 * Reads colour and transforms of the primary picture of a HEIC or AVIF file.
 * @returns undefined for unknown boxes
 */
export function readHeifPicture(bytes: Buffer): HeifPicture | undefined {
  try {
    return readPrimaryItem(bytes)
  } catch (error) {
    // Node's own error for reading past the end.
    if (error instanceof MalformedBoxes || error instanceof RangeError) return undefined
    throw error
  }
}

function readPrimaryItem(bytes: Buffer): HeifPicture | undefined {
  const meta = listBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'meta')
  if (!meta) return undefined
  const boxes = listBoxes(bytes, meta.start + 4, meta.end)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [primary, container] = [find('pitm'), find('iprp')]
  if (!primary || !container) return undefined
  const inContainer = listBoxes(bytes, container.start, container.end)
  const propertyBox = inContainer.find(({ type }) => type === 'ipco')
  if (!propertyBox) return undefined
  const properties = listBoxes(bytes, propertyBox.start, propertyBox.end)
  const associations = new Map<number, Association[]>()
  for (const box of inContainer) if (box.type === 'ipma') readAssociations(bytes, box, associations)
  const id = readId(bytes, primary.start + 4, bytes[primary.start] !== 0)
  const propertiesOf = (item: number) =>
    (associations.get(item) ?? []).flatMap(({ property }) => properties[property - 1] ?? [])
  const own = propertiesOf(id)
  const tile = findFirstTile(bytes, find('iref'), id)
  return {
    colour:
      readColour(bytes, own) ?? (tile === undefined ? undefined : readColour(bytes, propertiesOf(tile))),
    transforms: own.flatMap((box) => readTransform(bytes, box) ?? []),
    coded: disableTransforms(bytes, properties, [...associations.values()].flat()),
  }
}

function listBoxes(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  let at = start
  while (at + 8 <= end) {
    if (boxes.length === MAX_BOXES) throw new MalformedBoxes()
    let size = bytes.readUInt32BE(at)
    let header = 8
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(at + 8))
      header = 16
    } else if (size === 0) size = end - at
    if (size < header || at + size > end) {
      // Media data may be truncated; nothing is read from it here.
      if (boxes.length > 0 && size >= header) break
      throw new MalformedBoxes()
    }
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      typeAt: at + 4,
      start: at + header,
      end: at + size,
    })
    at += size
  }
  return boxes
}

const readId = (bytes: Buffer, at: number, isLong: boolean) =>
  isLong ? bytes.readUInt32BE(at) : bytes.readUInt16BE(at)

function readAssociations(
  bytes: Buffer,
  { start, end }: Box,
  associations: Map<number, Association[]>,
): void {
  const hasLongIds = bytes.readUInt8(start) >= 1
  const hasLongIndexes = (bytes.readUInt8(start + 3) & 1) === 1
  const count = bytes.readUInt32BE(start + 4)
  let at = start + 8
  let total = 0
  for (let entry = 0; entry < count && at < end; entry += 1) {
    const id = readId(bytes, at, hasLongIds)
    at += hasLongIds ? 4 : 2
    const length = bytes.readUInt8(at)
    at += 1
    total += length
    if (total > MAX_ASSOCIATIONS) throw new MalformedBoxes()
    const own = associations.get(id) ?? []
    for (let index = 0; index < length; index += 1) {
      const property = hasLongIndexes ? bytes.readUInt16BE(at) & 0x7fff : bytes.readUInt8(at) & 0x7f
      own.push({ property, essentialAt: at })
      at += hasLongIndexes ? 2 : 1
    }
    associations.set(id, own)
  }
}

/** Finds the first tile. Some writers describe the colour of the tiles only, not of the grid. */
function findFirstTile(bytes: Buffer, references: Box | undefined, id: number): number | undefined {
  if (!references) return undefined
  const hasLongIds = bytes.readUInt8(references.start) !== 0
  const idBytes = hasLongIds ? 4 : 2
  const list = listBoxes(bytes, references.start + 4, references.end)
  const tiles = list.find(({ type, start }) => type === 'dimg' && readId(bytes, start, hasLongIds) === id)
  return tiles && readId(bytes, tiles.start + idBytes + 2, hasLongIds)
}

/** Reads the colour. An ICC profile has priority, as in other readers. */
function readColour(bytes: Buffer, properties: readonly Box[]): HeifColour | undefined {
  const colours = properties.filter(({ type }) => type === 'colr')
  const kindOf = ({ start }: Box) => bytes.toString('latin1', start, start + 4)
  const profile = colours.find((box) => ['prof', 'rICC'].includes(kindOf(box)))
  if (profile && profile.end - profile.start <= MAX_ICC_BYTES)
    return { icc: bytes.subarray(profile.start + 4, profile.end) }
  const codes = colours.find((box) => kindOf(box) === 'nclx')
  if (!codes) return undefined
  return { primaries: bytes.readUInt16BE(codes.start + 4), transfer: bytes.readUInt16BE(codes.start + 6) }
}

function readTransform(bytes: Buffer, { type, start }: Box): HeifTransform | undefined {
  if (type === 'irot') return { kind: 'rotate', turns: bytes.readUInt8(start) & 3 }
  if (type === 'imir') return { kind: 'mirror', axis: bytes.readUInt8(start) & 1 ? 'columns' : 'rows' }
  if (type !== 'clap') return undefined
  const fractionAt = (index: number) =>
    bytes.readInt32BE(start + index * 8) / bytes.readInt32BE(start + index * 8 + 4)
  const [width = 0, height = 0, offsetX = 0, offsetY = 0] = [0, 1, 2, 3].map(fractionAt)
  return { kind: 'crop', width, height, offsetX, offsetY }
}

function disableTransforms(
  bytes: Buffer,
  properties: readonly Box[],
  associations: readonly Association[],
): Buffer {
  const isTransform = (box: Box | undefined) => box !== undefined && TRANSFORM_TYPES.includes(box.type)
  if (!properties.some(isTransform)) return bytes
  const coded = Buffer.from(bytes)
  for (const box of properties) if (isTransform(box)) coded.write('free', box.typeAt, 'latin1')
  // An unknown property may be skipped only if it is not essential.
  for (const { property, essentialAt } of associations)
    if (isTransform(properties[property - 1])) coded[essentialAt] = (coded[essentialAt] ?? 0) & 0x7f
  return coded
}
