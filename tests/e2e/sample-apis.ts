import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import { type Endpoint, getEndpointName } from '~contract/endpoints/endpoint'
import { FAILING_ANSWERS, type Failure } from '../fixtures/failing-answers'

/** A call, by the name of its endpoint, and how it fails. */
export interface Failing {
  call: string
  failure: Failure
}

/** Behaviour of the APIs towards one request. */
interface Plan {
  /** Names of the calls that came, in their order. */
  calls: string[]
  failing: Failing | undefined
}

export interface SampleApis {
  /** Settings that lead a site to these APIs. */
  settings: Record<string, string>
  /** Plans a request, which the site names to its APIs. */
  plan(requestId: string, failing?: Failing): Plan
  stop(): Promise<void>
}

const matchers = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/${endpoint.api}/${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  // The more of a path is fixed, the more it says.
  fixed: endpoint.path.replace(/\{\w+\}/g, '').length,
}))
matchers.sort((a, b) => b.fixed - a.fixed)

function findEndpoint({ method, url = '' }: IncomingMessage): Endpoint | undefined {
  const path = url.split('?')[0] ?? ''
  return matchers.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}

/** Starts APIs that answer each call with the sample of its endpoint, or fail as planned. */
export async function startSampleApis(): Promise<SampleApis> {
  const plans = new Map<string, Plan>()
  const server = createServer((request, response) => {
    request.resume()
    const endpoint = findEndpoint(request)
    if (!endpoint) return response.writeHead(404).end()
    const name = getEndpointName(endpoint)
    const plan = plans.get(String(request.headers['x-request-id']))
    plan?.calls.push(name)
    if (plan?.failing?.call === name) return FAILING_ANSWERS[plan.failing.failure](response)
    const [sample] = endpoint.samples
    // An operator opens all pages.
    const data =
      endpoint === accountEndpoints.currentUser
        ? { user: { ...Object(sample).user, is_operator: true } }
        : sample
    const body = endpoint.isBare ? data : { result: true, data: data ?? {} }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      MAIN_API_V1_URL: `${origin}/main`,
      MAIN_API_V3_URL: `${origin}/mainV3`,
      STATEMENTS_API_URL: `${origin}/statements`,
      PROJECTS_API_URL: `${origin}/projects`,
      EXPRESS_API_URL: `${origin}/express`,
      AUTH_URL: origin,
      SESSION_SECRET: 'x'.repeat(32),
      EZO_APIS: '1',
    },
    plan(requestId, failing) {
      const plan = { calls: [], failing }
      plans.set(requestId, plan)
      return plan
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
