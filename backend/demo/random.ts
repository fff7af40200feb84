export interface Random {
  /** Number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(low: number, high: number): number
  /** Integer with both ends inclusive. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(list: readonly Item[]): Item
}

/** Hashes by the 32-bit mixing of murmur3. */
export function hashText(text: string) {
  let hash = 1779033703 ^ text.length
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Creates a generator. Give each part its own seed, so that changes in one leave the others unchanged. */
export function createRandom(...parts: (string | number)[]): Random {
  let state = hashText(parts.join('/'))

  // mulberry32
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick<Item>(list: readonly Item[]) {
      const item = list[whole(0, list.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
