import { LRUCache } from 'lru-cache'

/** Lifetime of a stored answer in ms, as long as a draft's. */
const MAX_AGE_MS = 30 * 60_000
const MAX_ANSWERS = 2_000

/**
 * Answers to forms sent to this process recently, by submission: the second of a double click waits for the
 * first.
 */
export class SentAnswers {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS })

  /** @param isFinal true to repeat the answer later, too; other answers are shared only while in progress */
  async answerOnce<Answer>(
    key: string,
    make: () => Promise<Answer>,
    isFinal: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const earlier = this.#answers.get(key) as Promise<Answer> | undefined
    if (earlier) return earlier
    const making = make()
    this.#answers.set(key, making)
    try {
      const answer = await making
      if (!isFinal(answer)) this.#answers.delete(key)
      return answer
    } catch (error) {
      this.#answers.delete(key)
      throw error
    }
  }
}
