import sharp from 'sharp'
import type { HeifColour } from './heif-boxes'

/** Pixels of three bytes. */
export interface RgbPixels {
  data: Buffer
  width: number
  height: number
}

/** Chromaticities x, y of red, green, blue and white by their code in ITU-T H.273; others count as sRGB. */
const PRIMARIES: Readonly<Record<number, readonly [number, number][]>> = {
  1: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
    [0.3127, 0.329],
  ],
  5: [
    [0.64, 0.33],
    [0.29, 0.6],
    [0.15, 0.06],
    [0.3127, 0.329],
  ],
  6: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
    [0.3127, 0.329],
  ],
  7: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
    [0.3127, 0.329],
  ],
  9: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
    [0.3127, 0.329],
  ],
  11: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
    [0.314, 0.351],
  ],
  12: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
    [0.3127, 0.329],
  ],
}
const SRGB_PRIMARIES = 1
const [PQ, HLG] = [16, 18]
/** Luminance of white paper in HDR pictures, in cd/m², as ITU-R BT.2408 recommends. */
const DIFFUSE_WHITE = 203
/** Signal of white paper in HLG, by the same recommendation. */
const HLG_DIFFUSE_WHITE = 0.75
const HLG_SYSTEM_GAMMA = 1.2

/** Converts pixels of an RGB space to sRGB. An unreadable profile is ignored. */
export async function convertToSrgb(pixels: RgbPixels, colour: HeifColour): Promise<RgbPixels> {
  return 'icc' in colour ? convertByProfile(pixels, colour.icc) : convertByCodes(pixels, colour)
}

/** Wraps the pixels in an uncompressed TIFF, because sharp reads profiles only from files. */
async function convertByProfile(pixels: RgbPixels, icc: Buffer): Promise<RgbPixels> {
  const isRgbProfile = icc.toString('latin1', 16, 20) === 'RGB '
  if (!isRgbProfile) return pixels
  const file = sharp(writeTiff(pixels, icc), { failOn: 'none' })
  const data = await file
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => pixels.data)
  return { ...pixels, data }
}

const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const ICC_TAG = 34_675

function writeTiff({ data, width, height }: RgbPixels, icc: Buffer): Buffer {
  const fieldCount = 10
  const bitsAt = 8 + 2 + fieldCount * 12 + 4
  const iccAt = bitsAt + 6
  const pixelsAt = iccAt + icc.length + (icc.length % 2)
  const fields = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    [ICC_TAG, UNDEFINED, icc.length, iccAt],
  ] as const
  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(fieldCount, 8)
  fields.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  })
  for (const channel of [0, 1, 2]) head.writeUInt16LE(8, bitsAt + channel * 2)
  icc.copy(head, iccAt)
  return Buffer.concat([head, data])
}

function convertByCodes(pixels: RgbPixels, { primaries, transfer }: { primaries: number; transfer: number }) {
  const source = PRIMARIES[primaries]
  const isHdr = transfer === PQ || transfer === HLG
  if (!isHdr && !hasOwnCurve(transfer) && (!source || primaries === SRGB_PRIMARIES)) return pixels
  const matrix = multiply(invert(toXyz(SRGB_PRIMARIES)), toXyz(source ? primaries : SRGB_PRIMARIES))
  const linear = Float64Array.from({ length: 256 }, (_, level) => toLinear(level / 255, transfer))
  const data = Buffer.allocUnsafe(pixels.data.length)
  const [xr = 0, xg = 0, xb = 0, yr = 0, yg = 0, yb = 0, zr = 0, zg = 0, zb = 0] = matrix
  for (let at = 0; at < data.length; at += 3) {
    const red = linear[pixels.data[at] ?? 0] ?? 0
    const green = linear[pixels.data[at + 1] ?? 0] ?? 0
    const blue = linear[pixels.data[at + 2] ?? 0] ?? 0
    data[at] = encode(xr * red + xg * green + xb * blue)
    data[at + 1] = encode(yr * red + yg * green + yb * blue)
    data[at + 2] = encode(zr * red + zg * green + zb * blue)
  }
  return { ...pixels, data }
}

const hasOwnCurve = (transfer: number) => transfer === 4 || transfer === 5 || transfer === 8

/** Converts a signal to light, both 0 to 1. Curves of SDR video count as that of sRGB, as in viewers. */
function toLinear(signal: number, transfer: number): number {
  if (transfer === 4) return signal ** 2.2
  if (transfer === 5) return signal ** 2.8
  if (transfer === 8) return signal
  if (transfer === PQ) return compressHighlights((decodePq(signal) * 10_000) / DIFFUSE_WHITE)
  if (transfer === HLG)
    return compressHighlights((decodeHlg(signal) / decodeHlg(HLG_DIFFUSE_WHITE)) ** HLG_SYSTEM_GAMMA)
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4
}

/** Decodes SMPTE ST 2084; 1 is 10,000 cd/m². */
function decodePq(signal: number): number {
  const power = signal ** (32 / 2_523)
  return (Math.max(0, power - 3_424 / 4_096) / (2_413 / 128 - (2_392 / 128) * power)) ** (16_384 / 2_610)
}

/** Decodes ITU-R BT.2100. */
function decodeHlg(signal: number): number {
  const [a, b, c] = [0.178_832_77, 0.284_668_92, 0.559_910_73]
  return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - c) / a) + b) / 12
}

/** Compresses the brightest tenth, so that lights above white approach 1 instead of being clipped. */
function compressHighlights(light: number): number {
  const knee = 0.9
  return light <= knee ? light : 1 - (1 - knee) ** 2 / (light - knee + (1 - knee))
}

const ENCODED = Uint8Array.from({ length: 4_097 }, (_, index) => {
  const light = index / 4_096
  return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

const encode = (light: number) => ENCODED[Math.max(0, Math.min(4_096, Math.round(light * 4_096)))] ?? 0

/** Nine numbers, row by row. */
type Matrix = number[]

/** Returns the matrix that converts linear RGB of these primaries to XYZ. */
function toXyz(code: number): Matrix {
  const [red, green, blue, white] = (PRIMARIES[code] ?? []).map(
    ([x, y]) => [x / y, 1, (1 - x - y) / y] as const,
  )
  if (!red || !green || !blue || !white) throw new Error(`no primaries have the code ${code}`)
  const columns = [0, 1, 2].flatMap((row) => [red[row] ?? 0, green[row] ?? 0, blue[row] ?? 0])
  const scale = multiply(invert(columns), [...white], 1)
  return columns.map((value, index) => value * (scale[index % 3] ?? 0))
}

function multiply(one: Matrix, other: Matrix, width = 3): Matrix {
  return Array.from({ length: 3 * width }, (_, index) => {
    const row = Math.floor(index / width)
    return [0, 1, 2].reduce(
      (sum, at) => sum + (one[row * 3 + at] ?? 0) * (other[at * width + (index % width)] ?? 0),
      0,
    )
  })
}

function invert([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: Matrix): Matrix {
  const cofactors = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const determinant = a * (cofactors[0] ?? 0) + b * (cofactors[3] ?? 0) + c * (cofactors[6] ?? 0)
  return cofactors.map((cofactor) => cofactor / determinant)
}
