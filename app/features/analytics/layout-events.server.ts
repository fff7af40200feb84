import { readCurrency } from '~/session/currency.server'
import type { DataLayerEvent } from '~/session/data-layer.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { loginEvent, pageViewEvent } from './visitor-events'

export async function loadLayoutEvents(
  { request, context }: RequestAndContext,
  { hasSignedIn, dialogEvents }: { hasSignedIn: boolean; dialogEvents: DataLayerEvent[] | undefined },
) {
  const { dataLayer } = context
  if (!dataLayer) return undefined
  const visitor = getVisitor({ request, context })
  const user = await visitor.optional('user', visitor.user())
  if (hasSignedIn) dataLayer.queueEvent(loginEvent)
  const view = pageViewEvent({ language: visitor.language, currency: readCurrency(request), user })
  return {
    script: {
      src: context.dataLayerScript,
      'data-layer': dataLayer.target.layer,
      ...(dataLayer.target.scriptUrl && { 'data-reader': dataLayer.target.scriptUrl }),
    },
    events: [view, ...(dialogEvents ?? []), ...dataLayer.takeQueuedEvents()],
  }
}
