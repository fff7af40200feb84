import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Timeout for one answer in ms: a visitor waits for it. */
const MAX_ANSWER_MS = 100
/** Timeout for connecting, signing in and the first commands, in ms. */
const MAX_CONNECT_MS = 1_000
const MIN_RETRY_MS = 1_000
const MAX_RETRY_MS = 10_000
/** Duration in ms of a good connection: only after one is the retry delay reset. */
const MIN_GOOD_CONNECTION_MS = 60_000

interface RedisConnectionOptions {
  /** Creates a client that has not connected yet, and connects only once. */
  createClient(): Redis
  /** Sends the first commands of a connection; if they fail it is not used. */
  prepare(client: Redis): Promise<unknown>
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Connection to a server that may be missing: callers wait only for a moment, and a server that did not
 * respond gets a new connection.
 */
export class RedisConnection {
  readonly #options: RedisConnectionOptions
  #client: Redis | undefined
  /** State that was logged last. */
  #loggedState: boolean | undefined
  #connectedAt = 0
  #retryMs = MIN_RETRY_MS
  #retry: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: RedisConnectionOptions) {
    this.#options = options
  }

  /** Resolves after the first attempt; further attempts follow by themselves. */
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

  /** @param otherwise what to do without the server */
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

  /** @param reason only the message: other fields of an error name the command, and with it the password */
  #tell(isConnected: boolean, reason?: string): void {
    if (isConnected === this.#loggedState) return
    this.#loggedState = isConnected
    const { log } = this.#options
    if (isConnected) log.info('limits are counted in Redis, for all processes')
    else log.warn({ reason }, 'Redis does not respond: each process counts limits by itself')
  }
}

/** @throws Error if there is no answer within the time in which this thread could have read it */
function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ms} ms`))
    // If a page has kept the thread busy, an answer that has arrived is read between the two.
    const timer = setTimeout(() => setImmediate(giveUp), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
