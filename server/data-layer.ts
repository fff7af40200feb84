import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import onHeaders from 'on-headers'
import { DataLayer } from '~/session/data-layer.server'
import type { Signer } from '~/session/signer.server'
import type { AnalyticsSettings } from './settings/analytics-settings'

const OPT_OUT_HEADERS = ['dnt', 'sec-gpc']

/** Returns true if the browser says that its user refuses tracking. */
export function hasOptedOut(headers: IncomingHttpHeaders): boolean {
  return OPT_OUT_HEADERS.some((name) => headers[name] === '1')
}

/** Returns undefined if the operator has no data layer or the visitor has opted out. */
export function createDataLayer(
  analytics: AnalyticsSettings | undefined,
  signer: Signer,
  { request, response }: { request: Request; response: Response },
): DataLayer | undefined {
  if (!analytics) return undefined
  response.vary('DNT, Sec-GPC')
  if (hasOptedOut(request.headers)) return undefined
  const layer = new DataLayer(analytics, request.get('cookie'), signer)
  onHeaders(response, () => {
    const cookie = layer.toSetCookie(response.statusCode)
    if (cookie) response.append('Set-Cookie', cookie)
  })
  return layer
}
