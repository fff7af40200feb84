import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '~contract/pictures'
import {
  MAX_PHOTO_MEGAPIXELS,
  MIN_PHOTO_SIDE,
  type PhotoRefusal,
  type PhotoWarning,
} from '~contract/statement-photos'
import { decodeHeic } from './decode-heic'
import { detectPhotoFormat } from './detect-format'
import { toPhotoName } from './photo-path'

export interface MadePhoto {
  /** Without ending. */
  name: string
  width: number
  height: number
  /** Hex. */
  fileHash: string
  /** A signed integer of 64 bits in digits, alike for pictures that look alike. */
  lookHash: string
  warnings: PhotoWarning[]
  /** All sizes by their file names. */
  files: Map<string, Uint8Array>
}

export type PhotoResult = { photo: MadePhoto } | { refusal: PhotoRefusal }

const MAX_PIXELS = MAX_PHOTO_MEGAPIXELS * 1_000_000
const MAX_HEIGHT = 2_400
const BLUR_WIDTH = 24
const FULL_WIDTH = 1_200
const THUMB_WIDTH = 480
/** Below it a photo looks coarse on a phone. */
const SMALL_SIDE = 600
/** Of 255, on average. */
const DARK_LEVEL = 45
const HEAD_BYTES = 256

/** Turns a photo upright, drops what a camera wrote into it, such as the place, and makes all sizes of it. */
export async function makePhoto({ source }: { source: string }): Promise<PhotoResult> {
  const format = detectPhotoFormat(await readHead(source))
  if (!format) return { refusal: 'not_a_picture' }
  try {
    const opened = format === 'heic' ? await openHeic(source) : await openOther(source)
    if (!opened) return { refusal: 'damaged' }
    const { width, height, picture } = opened
    if (width * height > MAX_PIXELS || !picture) return { refusal: 'too_many_pixels' }
    if (Math.min(width, height) < MIN_PHOTO_SIDE) return { refusal: 'too_small' }
    const { data, info } = await picture
      .resize({ width: FULL_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = info
    const reduced = () => sharp(data, { raw: { width: info.width, height: info.height, channels } })
    const name = toPhotoName(randomUUID(), await findColour(reduced()))
    const files = await makeFiles(name, reduced)
    const isDark = await isTooDark(reduced())
    const isSmall = Math.min(width, height) < SMALL_SIDE
    return {
      photo: {
        name,
        width: info.width,
        height: info.height,
        fileHash: await hashFile(source),
        lookHash: await hashLook(reduced()),
        warnings: [...(isSmall ? ['small' as const] : []), ...(isDark ? ['dark' as const] : [])],
        files,
      },
    }
  } catch (error) {
    // Errors of the disk have a code; the others are the decoder's.
    if (error instanceof Error && 'code' in error) throw error
    return { refusal: 'damaged' }
  }
}

interface OpenedPhoto {
  width: number
  height: number
  /** Upright; undefined for one that is too large to be decoded. */
  picture?: Sharp
}

async function openOther(source: string): Promise<OpenedPhoto> {
  const { width, height } = await sharp(source).metadata()
  return { width, height, picture: sharp(source, { failOn: 'truncated', limitInputPixels: false }).rotate() }
}

async function openHeic(source: string): Promise<OpenedPhoto | undefined> {
  const photo = await decodeHeic(await readFile(source), MAX_PIXELS)
  if (!photo?.data) return photo
  const { data, width, height } = photo
  return {
    width,
    height,
    picture: sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }),
  }
}

async function makeFiles(name: string, open: () => Sharp): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const resized = (width: number) => open().resize({ width, withoutEnlargement: true })
  for (const width of PICTURE_WIDTHS) {
    files.set(`${name}-${width}.avif`, await resized(width).avif({ quality: 52, effort: 2 }).toBuffer())
    files.set(`${name}-${width}.webp`, await resized(width).webp({ quality: 76, effort: 3 }).toBuffer())
  }
  files.set(`${name}-${FULL_WIDTH}.jpg`, await resized(FULL_WIDTH).jpeg({ quality: 80 }).toBuffer())
  // The three sizes of the contract, for callers that know no others.
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

/** Whether each of 64 places is brighter than its neighbour: a difference hash. */
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

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
