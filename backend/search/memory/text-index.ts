import { LRUCache } from 'lru-cache'
import { TERM_SEPARATORS } from '../search-terms'
import { growArray } from './grow-array'

const INITIAL_CAPACITY = 1_024
/** Bytes of answers that are kept: what a few hundred words find among a hundred thousand texts. */
const MAX_CACHE_BYTES = 32 * 1_024 * 1_024

/** Which words and which texts have a part, as far as they were there when it was last looked for: 1 for each. */
type PartMatches = { words: Uint8Array; texts: Uint8Array }

/**
 * The different texts that statements are searched by, each a number, and the words that each is made of. Statements
 * of one street and number have one text, so texts are many times fewer, and words are few. Nothing is ever taken out:
 * what no statement has any more is dropped when everything is read anew.
 */
export class TextIndex {
  /** By the hashes of the database: two texts of one hash among millions are not to be expected. */
  readonly #numbers = new Map<bigint, number>()
  readonly #wordNumbers = new Map<string, number>()
  readonly #words: string[] = []
  /** The words of all texts, one after the other, and where those of each text end; text 0 has none. */
  #wordsOfTexts = new Int32Array(INITIAL_CAPACITY)
  #ends = new Int32Array(INITIAL_CAPACITY)
  #count = 1
  readonly #cache = new LRUCache<string, PartMatches>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ words, texts }) => words.length + texts.length + 1,
  })

  /** The number of the text with this hash, if it was added. */
  findNumber(hash: bigint): number | undefined {
    return this.#numbers.get(hash)
  }

  add(hash: bigint, text: string) {
    if (this.#numbers.has(hash)) return
    const number = this.#count++
    if (number >= this.#ends.length) this.#ends = growArray(this.#ends, number * 2)
    let end = this.#ends[number - 1] as number
    const words = new Set(text.split(TERM_SEPARATORS))
    words.delete('')
    if (end + words.size > this.#wordsOfTexts.length)
      this.#wordsOfTexts = growArray(this.#wordsOfTexts, (end + words.size) * 2)
    for (const word of words) this.#wordsOfTexts[end++] = this.#getWordNumber(word)
    this.#ends[number] = end
    this.#numbers.set(hash, number)
  }

  /** For each text, whether it holds a part of a word: what `like '%part%'` says, since no part is of two words. */
  findContaining(part: string): Uint8Array {
    const known = this.#cache.get(part) ?? { words: new Uint8Array(), texts: new Uint8Array() }
    if (known.texts.length === this.#count) return known.texts
    const matches = { words: this.#findWordsWith(part, known.words), texts: new Uint8Array(this.#count) }
    matches.texts.set(known.texts)
    this.#markTextsFrom(known.texts.length, matches)
    this.#cache.set(part, matches)
    return matches.texts
  }

  #findWordsWith(part: string, known: Uint8Array): Uint8Array {
    const words = new Uint8Array(this.#words.length)
    words.set(known)
    for (let number = known.length; number < words.length; number += 1)
      if (this.#words[number]?.includes(part)) words[number] = 1
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
