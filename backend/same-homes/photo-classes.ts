/** Photo of a statement in a comparison. */
export interface HomePhoto {
  path: string
  /** Upper and lower half of the perceptual hash; null for pictures without one, compared by path. */
  hash: readonly [high: number, low: number] | null
}

/**
 * Maximum number of different bits of two hashes of one photo. A photo cropped by 4% and compressed again
 * differs by 6 bits in the median, two unrelated photos by about 31.
 */
const MAX_DIFFERENT_BITS = 10

/**
 * Numbers the photos of several statements so that photos that look the same have the same number.
 * @returns the numbers in each statement's photos
 */
export function classifyPhotos(statements: readonly (readonly HomePhoto[])[]): Set<number>[] {
  const photos = statements.flat()
  const classes = photos.map((_, at) => at)
  const firstByPath = new Map<string, number>()
  photos.forEach((photo, at) => {
    const first = firstByPath.get(photo.path)
    if (first === undefined) firstByPath.set(photo.path, at)
    else join(first, at)
    for (let before = 0; before < at; before += 1)
      if (isSameLook(photo.hash, photos[before]?.hash ?? null)) join(before, at)
  })
  let at = 0
  return statements.map((each) => new Set(each.map(() => find(at++))))

  function find(one: number): number {
    let root = one
    while (classes[root] !== root) root = classes[root] as number
    return root
  }

  function join(one: number, other: number) {
    classes[find(other)] = find(one)
  }
}

function isSameLook(one: HomePhoto['hash'], other: HomePhoto['hash']): boolean {
  if (!one || !other) return false
  return countBits(one[0] ^ other[0]) + countBits(one[1] ^ other[1]) <= MAX_DIFFERENT_BITS
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Splits a signed 64-bit hash in digits, as PostgreSQL sends it. */
export function splitHash(digits: string): readonly [high: number, low: number] {
  const hash = BigInt.asUintN(64, BigInt(digits))
  return [Number(hash >> 32n) | 0, Number(hash & 0xffffffffn) | 0]
}
