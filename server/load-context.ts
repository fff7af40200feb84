import { randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { Request, Response } from 'express'
import type { LoadContext, RequestRefusal } from '~/page/load-context.server'
import { PageCaching } from '~/page/page-caching'
import { PersonalHeaders } from '~/page/personal-headers'
import { toNetwork } from '~backend/platform/http/network'
import { createDataLayer } from './data-layer'
import { hasNoCookies, showsOutcome } from './refused-cookies'
import { getRequestId } from './request-id'
import type { GetOrigin } from './request-origin'
import { allowNonce } from './security-headers'
import type { AnalyticsSettings } from './settings/analytics-settings'
import { isWarmUp } from './speed/warm-up'
import { isUncounted } from './uncounted-requests'

/** Part of the context that is the same for every request. */
type SharedContext = Pick<
  LoadContext,
  | 'site'
  | 'upstream'
  | 'referenceCache'
  | 'sentAnswers'
  | 'geocoder'
  | 'chat'
  | 'signer'
  | 'fetchPhoto'
  | 'drawReceipt'
  | 'photoPartFolder'
  | 'log'
  | 'enhanceScript'
  | 'photoFormScript'
  | 'dataLayerScript'
  | 'cachesMarkup'
>

interface LoadContextOptions {
  analytics: AnalyticsSettings | undefined
  getOrigin: GetOrigin
}

export type GetLoadContext = (request: Request, response: Response) => AppLoadContext

export function createGetLoadContext(
  shared: SharedContext,
  { analytics, getOrigin }: LoadContextOptions,
): GetLoadContext {
  const { signer } = shared
  return (request, response) => {
    const nonce = randomBytes(16).toString('base64')
    const origin = getOrigin(request)
    const caching = new PageCaching()
    return {
      ...shared,
      nonce,
      dataLayer: createDataLayer(analytics, signer, { request, response }),
      origin,
      visitorId: isWarmUp(response) ? '' : signer.createPseudonym(toNetwork(request.ip)),
      isUncounted: isUncounted(request),
      requestId: getRequestId(response),
      refusal: response.locals.refusal as RequestRefusal | undefined,
      caching,
      personalHeaders: new PersonalHeaders(request.headers, origin, caching),
      hasNoCookies: hasNoCookies(request),
      showsOutcome: showsOutcome(request),
      document: undefined,
      allowNonce: () => allowNonce(response, nonce),
    }
  }
}
