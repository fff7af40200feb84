import { LRUCache } from 'lru-cache'

/** As long as a draft. */
const MAX_AGE_MS = 30 * 60_000
const MAX_ANSWERS = 2_000

/** The answers to forms that were sent to this process lately, by what was sent: the second of a double click waits for the first. */
export class SentAnswers {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS })

  /** @param isFinal whether the same answer is given later, too; others only while they are being made */
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
