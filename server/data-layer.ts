import type { Request, Response } from 'express'
import onHeaders from 'on-headers'
import { DataLayer } from '~/session/data-layer.server'
import type { Signer } from '~/session/signer.server'
import type { AnalyticsSettings } from './settings/analytics-settings'

const OPT_OUT_HEADERS = ['DNT', 'Sec-GPC']

/** Undefined unless the operator has one and the visitor has not opted out. */
export function createDataLayer(
  analytics: AnalyticsSettings | undefined,
  signer: Signer,
  { request, response }: { request: Request; response: Response },
): DataLayer | undefined {
  if (!analytics) return undefined
  response.vary(OPT_OUT_HEADERS.join(', '))
  if (OPT_OUT_HEADERS.some((header) => request.get(header) === '1')) return undefined
  const layer = new DataLayer(analytics, request.get('cookie'), signer)
  onHeaders(response, () => {
    const cookie = layer.toSetCookie(response.statusCode)
    if (cookie) response.append('Set-Cookie', cookie)
  })
  return layer
}
