import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Of one answer, in milliseconds: a visitor waits for it. */
const MAX_ANSWER_MS = 100
/** Of connecting, signing in and the first commands. */
const MAX_CONNECT_MS = 1_000
const MIN_RETRY_MS = 1_000
const MAX_RETRY_MS = 10_000
/** In milliseconds; what ends sooner would end as soon when tried at once. */
const MIN_GOOD_CONNECTION_MS = 60_000

interface RedisConnectionOptions {
  /** One that has not connected yet, and does so once. */
  createClient(): Redis
  /** The first commands of a connection; where they fail it is not used. */
  prepare(client: Redis): Promise<unknown>
  log: Pick<Logger, 'info' | 'warn'>
}

/** A server that may be missing: nobody waits for it longer than a moment, and once it has not answered it gets a new connection. */
export class RedisConnection {
  readonly #options: RedisConnectionOptions
  #client: Redis | undefined
  /** What the log was told last. */
  #loggedState: boolean | undefined
  #connectedAt = 0
  #retryMs = MIN_RETRY_MS
  #retry: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: RedisConnectionOptions) {
    this.#options = options
  }

  /** Resolves after the first attempt, as others follow by themselves. */
  async connect(): Promise<void> {
    const client = this.#options.createClient()
    // The promise says only that the connection is closed.
    let reason: string | undefined
    client.on('error', ({ message }) => {
      reason = message
    })
    client.once('end', () => this.#lose(client, reason ?? 'the connection was closed'))
    try {
      await inTime(
        client.connect().then(() => this.#options.prepare(client)),
        MAX_CONNECT_MS,
      )
      if (this.#isStopped) return client.disconnect()
      this.#client = client
      this.#connectedAt = performance.now()
      this.#tell(true)
    } catch (error) {
      client.disconnect()
      this.#retryLater(reason ?? (error as Error).message)
    }
  }

  /** @param otherwise what is done without the server */
  async send<Answer>(
    command: (client: Redis) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> {
    const client = this.#client
    if (!client) return otherwise()
    try {
      return await inTime(command(client), MAX_ANSWER_MS)
    } catch (error) {
      this.#lose(client, (error as Error).message)
      return otherwise()
    }
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#retry)
    this.#client?.disconnect()
  }

  #lose(client: Redis, reason: string): void {
    if (client !== this.#client) return
    this.#client = undefined
    client.disconnect()
    if (performance.now() - this.#connectedAt >= MIN_GOOD_CONNECTION_MS) this.#retryMs = MIN_RETRY_MS
    this.#retryLater(reason)
  }

  #retryLater(reason: string): void {
    if (this.#isStopped) return
    this.#tell(false, reason)
    this.#retry = setTimeout(() => void this.connect(), this.#retryMs).unref()
    this.#retryMs = Math.min(2 * this.#retryMs, MAX_RETRY_MS)
  }

  /** @param reason never more than a message: what belongs to an error names the command, and with it the password */
  #tell(isConnected: boolean, reason?: string): void {
    if (isConnected === this.#loggedState) return
    this.#loggedState = isConnected
    const { log } = this.#options
    if (isConnected) log.info('limits are counted in Redis, for all processes')
    else log.warn({ reason }, 'Redis does not answer: each process counts limits for itself')
  }
}

/** @throws Error when there is no answer after so many milliseconds in which this thread could have read it */
function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ms} ms`))
    // Where a page has kept the thread busy, an answer that has arrived is read between the two.
    const timer = setTimeout(() => setImmediate(giveUp), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
