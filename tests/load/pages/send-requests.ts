import { createRequire } from 'node:module'

interface RequestOptions {
  origin: string
  cookie?: string | undefined
  pathOf(index: number): string
  from: number
  seconds: number
  connections: number
  /** Requests a second, sent evenly; as many as possible by default. */
  rate?: number | undefined
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

// The package has no types.
const autocannon: (options: object) => Promise<AutocannonResult> = createRequire(import.meta.url)(
  'autocannon',
)

/** Sends requests for some seconds over several connections; each path follows from its index. */
export async function sendRequests(options: RequestOptions): Promise<LoadFigures> {
  let next = options.from
  const { requests, latency, non2xx, errors } = await autocannon({
    url: options.origin,
    connections: options.connections,
    duration: options.seconds,
    ...(options.rate ? { overallRate: options.rate } : {}),
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
