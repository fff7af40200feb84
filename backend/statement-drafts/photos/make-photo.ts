import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readPicture } from '~backend/platform/photo-decoding/read-picture'
import { PICTURE_WIDTHS } from '~contract/pictures'
import {
  MAX_PHOTO_MEGAPIXELS,
  MIN_PHOTO_SIDE,
  type PhotoRefusal,
  type PhotoWarning,
} from '~contract/statement-photos'
import { toPhotoName } from './photo-path'

export interface MadePhoto {
  /** Name without extension. */
  name: string
  width: number
  height: number
  /** Hash of the file in hex. */
  fileHash: string
  /** Perceptual hash: a signed 64-bit integer in digits, similar for similar pictures. */
  lookHash: string
  warnings: PhotoWarning[]
  /** All sizes by file name. */
  files: Map<string, Uint8Array>
}

export type PhotoResult = { photo: MadePhoto } | { refusal: PhotoRefusal }

const MAX_PIXELS = MAX_PHOTO_MEGAPIXELS * 1_000_000
const MAX_HEIGHT = 2_400
const BLUR_WIDTH = 24
const FULL_WIDTH = 1_200
const THUMB_WIDTH = 480
/** Minimum and maximum sides of panoramas and long screenshots, in pixels. */
const MIN_FULL_SIDE = FULL_WIDTH / 3
const MAX_LENGTH = 4_096
/** Shorter side in pixels below which a photo looks coarse on a phone. */
const SMALL_SIDE = 600
/** Average level, of 255, below which a photo counts as dark. */
const DARK_LEVEL = 45

export interface PhotoSource {
  /** File. */
  source: string
  /** True to turn the photo clockwise by 90 degrees. */
  isTurned?: boolean
  /** True for one JPEG instead of all sizes, also of a small picture. */
  isSingle?: boolean
}

/** Rotates a photo upright, drops camera metadata such as the location, and creates all sizes. */
export async function makePhoto({
  source,
  isTurned = false,
  isSingle = false,
}: PhotoSource): Promise<PhotoResult> {
  const bytes = await readFile(source)
  if (bytes.length === 0) return { refusal: 'empty' }
  const result = await readPicture(bytes, {
    maxPixels: MAX_PIXELS,
    minSide: isSingle ? 1 : MIN_PHOTO_SIDE,
    findSize: findFullSize,
  })
  if ('refusal' in result) return result
  const { original } = result
  const { data, width, height } = isTurned ? await turn(result.pixels) : result.pixels
  const reduced = () => sharp(data, { raw: { width, height, channels: 3 } })
  const name = toPhotoName(randomUUID(), await findColour(reduced()))
  const files = isSingle
    ? new Map([[`${name}.jpg`, await reduced().jpeg({ quality: 82 }).toBuffer()]])
    : await makeFiles(name, { width, height }, reduced)
  const isSmall = Math.min(original.width, original.height) < SMALL_SIDE
  const isNarrow = !isSmall && Math.min(width, height) < MIN_FULL_SIDE
  const isDark = await isTooDark(reduced())
  return {
    photo: {
      name,
      width,
      height,
      fileHash: createHash('sha256').update(bytes).digest('hex'),
      lookHash: await hashLook(reduced()),
      warnings: [
        ...(isSmall ? ['small' as const] : []),
        ...(isNarrow ? ['narrow' as const] : []),
        ...(isDark ? ['dark' as const] : []),
      ],
      files,
    },
  }
}

async function turn({ data, width, height }: Size & { data: Uint8Array }) {
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).rotate(90)
  return { data: await picture.raw().toBuffer(), width: height, height: width }
}

interface Size {
  width: number
  height: number
}

function findFullSize({ width, height }: Size): Size {
  const usual = Math.min(FULL_WIDTH / width, MAX_HEIGHT / height)
  const long = Math.min(MIN_FULL_SIDE / Math.min(width, height), MAX_LENGTH / Math.max(width, height))
  const scale = Math.min(1, Math.max(usual, long))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function makeFiles(name: string, full: Size, open: () => Sharp): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  // Widens panoramas, so that they are not a few pixels high.
  const findWidth = (size: number) =>
    Math.min(full.width, Math.max(size, Math.round((size / 3) * (full.width / full.height))))
  const resized = (size: number) => open().resize({ width: findWidth(size) })
  for (const width of PICTURE_WIDTHS) {
    files.set(`${name}-${width}.avif`, await resized(width).avif({ quality: 52, effort: 2 }).toBuffer())
    files.set(`${name}-${width}.webp`, await resized(width).webp({ quality: 76, effort: 3 }).toBuffer())
  }
  files.set(`${name}-${FULL_WIDTH}.jpg`, await resized(FULL_WIDTH).jpeg({ quality: 80 }).toBuffer())
  // Three sizes of the contract, for callers that know no others.
  files.set(`${name}.webp`, files.get(`${name}-${FULL_WIDTH}.webp`) ?? Buffer.alloc(0))
  files.set(`${name}_thumb.webp`, files.get(`${name}-${THUMB_WIDTH}.webp`) ?? Buffer.alloc(0))
  files.set(`${name}_blur.webp`, await resized(BLUR_WIDTH).webp({ quality: 30 }).toBuffer())
  return files
}

async function findColour(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return pixel.subarray(0, 3).toString('hex')
}

async function isTooDark(picture: Sharp): Promise<boolean> {
  const { channels } = await picture.greyscale().stats()
  return (channels[0]?.mean ?? 0) < DARK_LEVEL
}

/** Returns a difference hash: for each of 64 points, 1 if it is brighter than its neighbour. */
async function hashLook(picture: Sharp): Promise<string> {
  const grey = await picture.greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  const step = grey.length / 72
  let hash = 0n
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const at = (row * 9 + column) * step
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + step] ?? 0) ? 1n : 0n)
    }
  return BigInt.asIntN(64, hash).toString()
}
