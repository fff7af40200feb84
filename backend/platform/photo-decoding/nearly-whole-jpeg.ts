import sharp from 'sharp'

/** Share of rows that may be missing at the end: a strip too thin to notice. */
const MAX_MISSING = 0.02
/** Share of a file that may be zeros at its end without an end marker: more is a copy that was broken off. */
const MAX_ZEROS = 0.02
const SAMPLED_ROWS = 256
const SAMPLED_COLUMNS = 32
/** Level of the rows that a decoder has no data for. */
const FILL = 128
const TOLERANCE = 2

/** True if a JPEG file whose end is missing still holds practically the whole picture. */
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

/** True if the end of a JPEG file was never written, as when a copy is broken off on a full card. */
export function endsInZeros(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (bytes.length - end <= bytes.length * MAX_ZEROS) return false
  return !(bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9)
}
