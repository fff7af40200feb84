import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { decodeHeic } from './decode-heic'
import { detectPhotoFormat } from './detect-format'
import { type HeifColour, readHeifPicture } from './heif-boxes'
import { endsInZeros, isNearlyWhole } from './nearly-whole-jpeg'
import { type Placement, placeHeifPicture } from './placement'
import { convertToSrgb, type RgbPixels } from './to-srgb'

interface Size {
  width: number
  height: number
}

interface ReadOptions {
  maxPixels: number
  /** Minimum of the shorter side, in pixels. */
  minSide: number
  /** Returns the target size for the upright size of the original. */
  findSize(original: Size): Size
}

export type PictureRefusal = 'not_a_picture' | 'damaged' | 'too_many_pixels' | 'too_small'

export type ReadPicture = { pixels: RgbPixels; original: Size } | { refusal: PictureRefusal }

const HEAD_BYTES = 256
const WHOLE: Omit<Placement, 'width' | 'height'> = { left: 0, top: 0, isMirrored: false, angle: 0 }

/**
 * Reads the first picture of a JPEG, PNG, WebP, GIF, AVIF or HEIC file by its content.
 * The result is upright, in sRGB, on white, without metadata.
 */
export async function readPicture(bytes: Buffer, options: ReadOptions): Promise<ReadPicture> {
  const format = detectPhotoFormat(bytes.subarray(0, HEAD_BYTES))
  if (!format) return { refusal: 'not_a_picture' }
  try {
    if (format === 'heic' || format === 'avif') return await readHeif(bytes, format, options)
    if (format === 'jpeg') return await readJpeg(bytes, options)
    return await readOther(bytes, 'truncated', options)
  } catch (error) {
    // System errors have a code; the others are the decoder's.
    if (error instanceof Error && 'code' in error) throw error
    return { refusal: 'damaged' }
  }
}

/** Reads a JPEG. A file without an end is accepted if practically the whole picture is there. */
async function readJpeg(bytes: Buffer, options: ReadOptions): Promise<ReadPicture> {
  if (endsInZeros(bytes)) return { refusal: 'damaged' }
  try {
    return await readOther(bytes, 'truncated', options)
  } catch (error) {
    if (!(await isNearlyWhole(bytes))) throw error
    return readOther(bytes, 'none', options)
  }
}

async function readOther(
  bytes: Buffer,
  failOn: NonNullable<SharpOptions['failOn']>,
  options: ReadOptions,
): Promise<ReadPicture> {
  const { autoOrient: original } = await sharp(bytes, { failOn }).metadata()
  const refusal = findRefusal(original, options)
  if (refusal) return { refusal }
  const picture = sharp(bytes, { failOn, limitInputPixels: false }).autoOrient()
  return { pixels: await reduce(picture, options.findSize(original)), original }
}

/**
 * Reads HEIC or AVIF. Applies crops, rotations, mirrors and colours itself, because decoders disagree on
 * them.
 */
async function readHeif(bytes: Buffer, format: 'avif' | 'heic', options: ReadOptions): Promise<ReadPicture> {
  const known = readHeifPicture(bytes)
  const opened = await openCoded(known?.coded ?? bytes, format, options.maxPixels)
  if (!opened) return { refusal: 'damaged' }
  const { size, picture, hasConvertedProfile } = opened
  const placement = known ? placeHeifPicture(size, known.transforms) : { ...WHOLE, ...size }
  const isTurned = placement.angle % 180 !== 0
  const turn = ({ width, height }: Size) => (isTurned ? { width: height, height: width } : { width, height })
  const original = turn(placement)
  const refusal = findRefusal(size, { ...options, minSide: 1 }) ?? findRefusal(original, options)
  if (refusal || !picture) return { refusal: refusal ?? 'too_many_pixels' }
  const { left, top, width, height } = placement
  const reduced = await reduce(
    picture.extract({ left, top, width, height }),
    turn(options.findSize(original)),
  )
  const converted = await toSrgb(reduced, known?.colour, hasConvertedProfile)
  return { pixels: await turnUpright(converted, placement), original }
}

interface CodedPicture {
  size: Size
  /** Undefined for a picture that is too large to decode. */
  picture?: Sharp
  /** True if the decoder applies an ICC profile by itself. */
  hasConvertedProfile: boolean
}

async function openCoded(
  bytes: Buffer,
  format: 'avif' | 'heic',
  maxPixels: number,
): Promise<CodedPicture | undefined> {
  if (format === 'avif') {
    const { width, height } = await sharp(bytes).metadata()
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
    return { size: { width, height }, picture, hasConvertedProfile: true }
  }
  const decoded = await decodeHeic(bytes, maxPixels)
  if (!decoded) return undefined
  const { data, width, height } = decoded
  const size = { width, height }
  if (!data) return { size, hasConvertedProfile: false }
  const picture = sharp(data, { raw: { ...size, channels: 4 }, limitInputPixels: false })
  return { size, picture, hasConvertedProfile: false }
}

async function toSrgb(
  pixels: RgbPixels,
  colour: HeifColour | undefined,
  hasConvertedProfile: boolean,
): Promise<RgbPixels> {
  if (!colour || ('icc' in colour && hasConvertedProfile)) return pixels
  return convertToSrgb(pixels, colour)
}

function findRefusal(
  { width, height }: Size,
  { maxPixels, minSide }: Pick<ReadOptions, 'maxPixels' | 'minSide'>,
): PictureRefusal | undefined {
  if (width * height > maxPixels) return 'too_many_pixels'
  return Math.min(width, height) < minSide ? 'too_small' : undefined
}

async function reduce(picture: Sharp, size: Size): Promise<RgbPixels> {
  const { data, info } = await picture
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 3) return { data, width, height }
  const rgb = Buffer.alloc(width * height * 3)
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = data[Math.floor(at / 3) * channels] ?? 0
  return { data: rgb, width, height }
}

async function turnUpright(pixels: RgbPixels, { isMirrored, angle }: Placement): Promise<RgbPixels> {
  const mirrored = isMirrored ? await change(pixels, (picture) => picture.flop()) : pixels
  return angle === 0 ? mirrored : change(mirrored, (picture) => picture.rotate(angle))
}

/** Applies one change at a time, because sharp reorders the steps of a pipeline. */
async function change(
  { data, width, height }: RgbPixels,
  apply: (picture: Sharp) => Sharp,
): Promise<RgbPixels> {
  const changed = apply(sharp(data, { raw: { width, height, channels: 3 } }))
  const { data: turned, info } = await changed.raw().toBuffer({ resolveWithObject: true })
  return { data: turned, width: info.width, height: info.height }
}
