import type { LoaderFunctionArgs } from '@remix-run/node'
import { chosenCurrency } from '../../http/currency.server'
import type { Happening } from '../../http/data-layer.server'
import { readVisitor } from '../../http/visitor.server'
import { login, pageView } from './happenings'

/** What the frame of a page tells, and where to; undefined where nothing is to be told. */
export async function frameTold(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { hasSignedIn, more }: { hasSignedIn: boolean; more: Happening[] | undefined },
) {
  const { dataLayer } = context
  if (!dataLayer) return undefined
  const visitor = readVisitor({ request, context })
  const user = await visitor.optional('user', visitor.user())
  if (hasSignedIn) dataLayer.tell(login)
  const view = pageView({ language: visitor.language, currency: chosenCurrency(request), user })
  return {
    layer: {
      src: context.dataLayerScript,
      'data-layer': dataLayer.where.layer,
      ...(dataLayer.where.scriptUrl && { 'data-reader': dataLayer.where.scriptUrl }),
    },
    told: [view, ...(more ?? []), ...dataLayer.take()],
  }
}
