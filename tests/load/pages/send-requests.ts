import { createRequire } from 'node:module'

interface RequestOptions {
  origin: string
  cookie?: string | undefined
  pathOf(index: number): string
  /** The index of the first request. */
  from: number
  seconds: number
  connections: number
}

export interface LoadFigures {
  perSecond: number
  p50: number
  p99: number
  sent: number
  answered: number
  failed: number
}

interface AutocannonResult {
  requests: { average: number; total: number; sent: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}

// It brings no types.
const autocannon: (options: object) => Promise<AutocannonResult> = createRequire(import.meta.url)(
  'autocannon',
)

/** Asks for pages for some seconds, over as many connections, each address by its index. */
export async function sendRequests(options: RequestOptions): Promise<LoadFigures> {
  let next = options.from
  const { requests, latency, non2xx, errors } = await autocannon({
    url: options.origin,
    connections: options.connections,
    duration: options.seconds,
    headers: options.cookie ? { cookie: options.cookie } : {},
    requests: [{ setupRequest: (request: object) => ({ ...request, path: options.pathOf(next++) }) }],
  })
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    sent: next - options.from,
    answered: requests.total,
    failed: non2xx + errors,
  }
}
