import type { Request, Response } from 'express'
import onHeaders from 'on-headers'
import { DataLayer } from '../app/http/data-layer.server'
import type { Signer } from '../app/http/signer.server'
import type { AnalyticsSettings } from './analytics-settings'

/** How browsers say that their visitor does not want to be followed or passed on. */
const OBJECTIONS = ['DNT', 'Sec-GPC']

/** The data layer of a request, which is nowhere unless the operator has one, and not for whoever objects. */
export function dataLayerFor(
  analytics: AnalyticsSettings | undefined,
  signer: Signer,
  { request, response }: { request: Request; response: Response },
): DataLayer | undefined {
  if (!analytics) return undefined
  response.vary(OBJECTIONS.join(', '))
  if (OBJECTIONS.some((header) => request.get(header) === '1')) return undefined
  const layer = new DataLayer(analytics, request.get('cookie'), signer)
  onHeaders(response, () => {
    const cookie = layer.cookieAfter(response.statusCode)
    if (cookie) response.append('Set-Cookie', cookie)
  })
  return layer
}
