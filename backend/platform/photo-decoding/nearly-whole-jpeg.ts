import sharp from 'sharp'

/** Maximum share of missing rows at the end: a strip too thin to notice. */
const MAX_MISSING = 0.02
/** Maximum share of zeros at the end of a file without an end marker; more is an interrupted copy. */
const MAX_ZEROS = 0.02
const SAMPLED_ROWS = 256
const SAMPLED_COLUMNS = 32
/** Level of rows without data, as filled by decoders. */
const FILL = 128
const TOLERANCE = 2

/** True if a JPEG file without an end still contains practically the whole picture. */
export async function isNearlyWhole(bytes: Buffer): Promise<boolean> {
  const options = { failOn: 'none', ignoreIcc: true, limitInputPixels: false } as const
  const { data, info } = await sharp(bytes, options)
    .resize(SAMPLED_COLUMNS, SAMPLED_ROWS, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { space } = await sharp(bytes, options).metadata()
  const rowBytes = SAMPLED_COLUMNS * info.channels
  const fill = space === 'cmyk' ? [...data.subarray(-info.channels)] : new Array(info.channels).fill(FILL)
  let missing = 0
  while (missing < SAMPLED_ROWS) {
    const start = data.length - (missing + 1) * rowBytes
    const row = data.subarray(start, start + rowBytes)
    if (row.some((level, at) => Math.abs(level - fill[at % info.channels]) > TOLERANCE)) break
    missing += 1
  }
  return missing <= SAMPLED_ROWS * MAX_MISSING
}

/** True if the end of a JPEG file was never written, for example on a full card. */
export function endsInZeros(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (bytes.length - end <= bytes.length * MAX_ZEROS) return false
  return !(bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9)
}
