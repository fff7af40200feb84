import sharp from 'sharp'

/** Constants for 255 levels: K1 = 0.01 and K2 = 0.03 of Wang, Bovik, Sheikh and Simoncelli, 2004. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2
const WINDOW = 8
const STRIDE = 4

/**
 * Measures the mean structural similarity of the brightness of two pictures of one size: 1 if they are equal.
 */
export async function measureSsim(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(readBrightness))
  if (!a || !b || a.width !== b.width || a.height !== b.height)
    throw new Error('two sizes cannot be compared')
  let sum = 0
  let windows = 0
  for (let top = 0; top + WINDOW <= a.height; top += STRIDE)
    for (let left = 0; left + WINDOW <= a.width; left += STRIDE) {
      sum += compareWindows(a.data, b.data, { width: a.width, top, left })
      windows += 1
    }
  return sum / windows
}

async function readBrightness(picture: Uint8Array) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function compareWindows(
  a: Uint8Array,
  b: Uint8Array,
  { width, top, left }: { width: number; top: number; left: number },
): number {
  const count = WINDOW * WINDOW
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + WINDOW; y += 1)
    for (let x = left; x < left + WINDOW; x += 1) {
      const [p, q] = [a[y * width + x] ?? 0, b[y * width + x] ?? 0]
      sumA += p
      sumB += q
      squaresA += p * p
      squaresB += q * q
      products += p * q
    }
  const [meanA, meanB] = [sumA / count, sumB / count]
  const varianceA = squaresA / count - meanA * meanA
  const varianceB = squaresB / count - meanB * meanB
  const covariance = products / count - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  )
}
