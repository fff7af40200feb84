import type { Request, Response } from 'express'
import onHeaders from 'on-headers'
import { DataLayer } from '../app/session/data-layer.server'
import type { Signer } from '../app/session/signer.server'
import type { AnalyticsSettings } from './analytics-settings'

/** How browsers say that their visitor does not want to be followed or passed on. */
const OPT_OUT_HEADERS = ['DNT', 'Sec-GPC']

/** The data layer of a request, which is nowhere unless the operator has one, and not for whoever objects. */
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
