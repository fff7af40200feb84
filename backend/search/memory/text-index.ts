import { LRUCache } from 'lru-cache'
import { growArray } from './typed-arrays'

const INITIAL_CAPACITY = 1_024
/** Maximum cache size in bytes: some hundred parts among a hundred thousand texts. */
const MAX_CACHE_BYTES = 32 * 1_024 * 1_024

/** Matches of a part: 1 for each word or text that contains it. Arrays are too short for later additions. */
type PartMatches = { words: Uint8Array; texts: Uint8Array }

/**
 * Distinct texts, numbered from 1, because statements at one address share theirs. Only a reload removes
 * texts.
 */
export class TextIndex {
  /** Numbers by 64-bit hash: collisions are negligible among millions of texts. */
  readonly #numbers = new Map<bigint, number>()
  readonly #wordNumbers = new Map<string, number>()
  readonly #words: string[] = []
  /** Word numbers of all texts in a row, and the end of each text; text 0 has none. */
  #wordsOfTexts = new Int32Array(INITIAL_CAPACITY)
  #ends = new Int32Array(INITIAL_CAPACITY)
  #count = 1
  readonly #cache = new LRUCache<string, PartMatches>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ words, texts }) => words.length + texts.length + 1,
  })

  findNumber(hash: bigint): number | undefined {
    return this.#numbers.get(hash)
  }

  add(hash: bigint, wordsOfText: Iterable<string>) {
    if (this.#numbers.has(hash)) return
    const words = new Set(wordsOfText)
    const number = this.#count++
    if (number >= this.#ends.length) this.#ends = growArray(this.#ends, number * 2)
    let end = this.#ends[number - 1] as number
    if (end + words.size > this.#wordsOfTexts.length)
      this.#wordsOfTexts = growArray(this.#wordsOfTexts, (end + words.size) * 2)
    for (const word of words) this.#wordsOfTexts[end++] = this.#getWordNumber(word)
    this.#ends[number] = end
    this.#numbers.set(hash, number)
  }

  /**
   * Returns 1 for each text with the part in one of its words. Equals `like '%part%'`, because no part spans
   * two words.
   */
  findContaining(part: string): Uint8Array {
    return this.#findMatching(part, (word) => word.includes(part))
  }

  /** Returns 1 for each text with a word that the number begins, without a further digit. */
  findHouse(number: string): Uint8Array {
    return this.#findMatching(
      `house ${number}`,
      (word) => word.startsWith(number) && !/^\d/.test(word.slice(number.length)),
    )
  }

  #findMatching(key: string, isMatch: (word: string) => boolean): Uint8Array {
    const known = this.#cache.get(key) ?? { words: new Uint8Array(), texts: new Uint8Array() }
    if (known.texts.length === this.#count) return known.texts
    const matches = { words: this.#findWords(isMatch, known.words), texts: new Uint8Array(this.#count) }
    matches.texts.set(known.texts)
    this.#markTextsFrom(known.texts.length, matches)
    this.#cache.set(key, matches)
    return matches.texts
  }

  #findWords(isMatch: (word: string) => boolean, known: Uint8Array): Uint8Array {
    const words = new Uint8Array(this.#words.length)
    words.set(known)
    for (let number = known.length; number < words.length; number += 1)
      if (isMatch(this.#words[number] as string)) words[number] = 1
    return words
  }

  #markTextsFrom(first: number, { words, texts }: PartMatches) {
    let at = first === 0 ? 0 : (this.#ends[first - 1] as number)
    for (let number = first; number < texts.length; number += 1) {
      const end = this.#ends[number] as number
      for (; at < end; at += 1) if (words[this.#wordsOfTexts[at] as number] === 1) texts[number] = 1
    }
  }

  #getWordNumber(word: string): number {
    const known = this.#wordNumbers.get(word)
    if (known !== undefined) return known
    this.#wordNumbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }
}
