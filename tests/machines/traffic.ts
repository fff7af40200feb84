import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, HttpClient, readHiddenFields } from './http-client'

const PAGES = ['/en', '/en/s', '/s?page=2', '/ru/s?deal_types=1', '/en/contact', '/ru/blog', '/en/blog']
const RETRY_MS = 200
/** Letters that one network may send an hour. */
const LETTERS_PER_NETWORK = 10

export interface Period {
  reads: number
  writes: number
  /** Failed requests by status; 0: no response. */
  failures: Map<number, number>
  /** Longest time without a success of a kind, in ms. */
  maxGapMs: number
}

interface TrafficOptions {
  origin: string
  /** Browser of the user whose favourites change. */
  user: HttpClient
  statements: readonly number[]
  /** Paths of statement pages. */
  statementPaths: readonly string[]
}

/** Visitors who read and write through the proxy all the time, and a journal of what was acknowledged. */
export class Traffic {
  /** Texts of acknowledged letters. */
  readonly letters: string[] = []
  /** Acknowledged favourites by statement: true if added, false if removed. */
  readonly favorites = new Map<number, boolean>()
  /** Favourites whose last change has not been acknowledged. */
  readonly undecided = new Set<number>()
  readonly errors: string[] = []
  readonly #origin: string
  readonly #statements: readonly number[]
  readonly #user: HttpClient
  readonly #statementPaths: readonly string[]
  #period: Period = createPeriod()
  #lastSuccess = { read: 0, write: 0 }
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()
  #letterCount = 0

  constructor({ origin, user, statements, statementPaths }: TrafficOptions) {
    this.#origin = origin
    this.#user = user
    this.#statements = statements
    this.#statementPaths = statementPaths
  }

  start(): void {
    this.begin()
    const visitors = [
      this.#read(0),
      this.#read(3),
      this.#writeLetters(),
      this.#writeLetters(),
      this.#changeFavorites(),
    ]
    this.#running = Promise.all(visitors).catch((error: Error) => this.errors.push(error.message))
  }

  /** Begins a new period, and returns the one that ends. */
  begin(): Period {
    const ended = this.#period
    for (const kind of ['read', 'write'] as const) this.#noteGap(kind)
    this.#period = createPeriod()
    return ended
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
  }

  async #read(first: number): Promise<void> {
    const client = new HttpClient({ origin: this.#origin })
    for (let index = first; !this.#isOver; index += 1) {
      const paths = index % 3 === 0 ? this.#statementPaths : PAGES
      const path = paths[index % paths.length] ?? '/'
      const answer = await client.get(path)
      this.#count('read', answer, answer.status === 200)
    }
    client.close()
  }

  async #writeLetters(): Promise<void> {
    while (!this.#isOver) {
      this.#letterCount += 1
      const number = this.#letterCount
      const network = Math.floor(number / LETTERS_PER_NETWORK)
      const client = new HttpClient({
        origin: this.#origin,
        ip: `127.${1 + Math.floor(network / 250)}.${network % 250}.1`,
      })
      const text = `Letter ${number}.`
      let hidden: Record<string, string> | undefined
      while (!this.#isOver) {
        const page = hidden ? undefined : await client.get('/en/contact')
        if (page?.status === 200) hidden = readHiddenFields(page.body, 'name="message"')
        const fields = { name: 'Dato', email: 'dato@example.ge', phone_number: '', message: text }
        const answer = hidden ? await client.post('/en/contact', { ...hidden, ...fields }) : page
        if (!answer) continue
        this.#count('write', answer, answer.status === 303)
        if (answer.status === 303) {
          this.letters.push(text)
          break
        }
        if (answer.status >= 400 && answer.status < 500)
          throw new Error(`a letter was answered ${answer.status}: ${answer.body.slice(0, 300)}`)
        await sleep(RETRY_MS)
      }
      client.close()
    }
  }

  async #changeFavorites(): Promise<void> {
    for (let index = 0; !this.#isOver; index += 1) {
      const statement = this.#statements[index % this.#statements.length] ?? 0
      const isAdded = !this.favorites.get(statement)
      this.undecided.add(statement)
      while (!this.#isOver) {
        // A redirect says nothing: a failed change is reported on the next page.
        const fields = { [isAdded ? 'keep' : 'drop']: String(statement) }
        const answer = await this.#user.postForJson('/do/favorite', fields)
        const isDone = answer.status === 200 && JSON.parse(answer.body).done === true
        this.#count('write', answer, isDone)
        if (isDone) {
          this.favorites.set(statement, isAdded)
          this.undecided.delete(statement)
          break
        }
        await sleep(RETRY_MS)
      }
    }
  }

  #count(kind: 'read' | 'write', { status }: Answer, isOk: boolean): void {
    if (kind === 'read') this.#period.reads += 1
    else this.#period.writes += 1
    if (isOk) this.#noteGap(kind)
    else this.#period.failures.set(status, (this.#period.failures.get(status) ?? 0) + 1)
  }

  #noteGap(kind: 'read' | 'write'): void {
    const now = performance.now()
    const last = this.#lastSuccess[kind] || now
    this.#period.maxGapMs = Math.max(this.#period.maxGapMs, now - last)
    this.#lastSuccess[kind] = now
  }
}

function createPeriod(): Period {
  return { reads: 0, writes: 0, failures: new Map(), maxGapMs: 0 }
}
