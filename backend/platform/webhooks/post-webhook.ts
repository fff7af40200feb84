import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { isPrivateAddress, lookupPublic } from './private-addresses'

interface PostTarget {
  url: string
  /** True if receivers in the private network are allowed. Must be false for untrusted URLs. */
  allowsPrivate: boolean
  /** Timeout in ms. Default: 15 seconds. */
  timeoutMs?: number
}

export interface WebhookReceiver extends PostTarget {
  key: Buffer
}

const TIMEOUT_MS = 15_000

/**
 * Posts once. Redirects are not followed, and the response body is not read.
 * @returns undefined on success, else a short reason without response contents
 */
export function postWebhook(
  receiver: PostTarget,
  body: string | Buffer,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const outgoing: OutgoingCall = { kind: 'call', name: 'POST webhook', method: 'POST', url: receiver.url }
  return instrument(outgoing, async () => {
    outgoing.failure = await post(receiver, { body, headers, signal }, outgoing)
    return outgoing.failure
  })
}

async function post(
  { url, allowsPrivate, timeoutMs = TIMEOUT_MS }: PostTarget,
  { body, headers, signal }: { body: string | Buffer; headers: Record<string, string>; signal: AbortSignal },
  outgoing: OutgoingCall,
): Promise<string | undefined> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!allowsPrivate && isIP(host) && isPrivateAddress(host)) return 'PRIVATE_ADDRESS'
  // Timeout from the DNS lookup to the last response header.
  const timeout = AbortSignal.timeout(timeoutMs)
  const send = target.protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve) => {
    const request = send(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Ezo',
        ...headers,
      },
      signal: AbortSignal.any([signal, timeout]),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    })
    request.on('response', (response) => {
      const { statusCode = 0 } = response
      outgoing.status = statusCode
      response.destroy()
      resolve(statusCode >= 200 && statusCode < 300 ? undefined : `status ${statusCode}`)
    })
    request.on('error', (error: Error & { code?: string }) => {
      resolve(timeout.aborted ? 'timeout' : String(error.code ?? error.name).slice(0, 100))
    })
    request.end(body)
  })
}
