import type { IncomingMessage, RequestListener } from 'node:http'
import { redactPath } from '~/http/redact-path'
import type { Signer } from '~/session/signer.server'
import { toNetwork } from '~backend/platform/http/network'
import { instrumentRequests } from '~contract/instrumentation'
import { withCanonicalUrl } from './canonical-url'
import { withOneEncoding } from './content-encoding'
import { withPlainCookies } from './plain-cookies'
import { withRefusedCookies } from './refused-cookies'
import type { GetIp } from './request-origin'
import { withTrustedHeaders } from './trusted-headers'

interface RequestListenerOptions {
  signer: Signer
  getIp: GetIp
  /** Number of trusted proxies in front. */
  trustProxy: number
  isDemo: boolean
}

/** Brings each request into the form that all parts of the site read. */
export function createRequestListener(
  listener: RequestListener,
  { signer, getIp, trustProxy, isDemo }: RequestListenerOptions,
): RequestListener {
  const instrumented = instrumentRequests(listener, toLoggedPath)
  const withoutCookies = withRefusedCookies(instrumented, {
    signer,
    getVisitorId: (request) => signer.createPseudonym(toNetwork(getIp(request))),
  })
  const withCookies = withPlainCookies(withoutCookies, { isDemo })
  return withCanonicalUrl(withOneEncoding(withTrustedHeaders(withCookies, trustProxy)))
}

function toLoggedPath({ url = '/' }: IncomingMessage): string {
  return redactPath(url.split('?', 1)[0] ?? url)
}
