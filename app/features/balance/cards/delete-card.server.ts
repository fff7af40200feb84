import type { LoaderFunctionArgs } from '@remix-run/node'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { withoutParams } from '~/http/own-path'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { savedCards } from '~/upstream/payments.server'
import { parseId } from '~contract/values/ids'
import { PAYMENTS_PATH } from '../urls'
import type { DeleteCardData } from './delete-card-dialog'

const DELETE_CARD_PARAM = 'delete_card'

export function parseCardToDelete(url: URL): number | undefined {
  return parseId(url.searchParams.get(DELETE_CARD_PARAM))
}

export async function loadDeleteCard({
  request,
  context,
}: LoaderFunctionArgs): Promise<DeleteCardData | undefined> {
  const url = new URL(request.url)
  if (withoutLanguagePrefix(url.pathname) !== PAYMENTS_PATH) return undefined
  const visitor = getVisitor({ request, context })
  const common = {
    closeHref: withoutParams(url, DELETE_CARD_PARAM),
    action: url.pathname + url.search,
  }
  const id = parseCardToDelete(url)
  if (id === undefined || !visitor.isSignedIn)
    return url.searchParams.get(DELETE_CARD_PARAM) === 'done' && hasSentForm('card', request)
      ? { card: undefined, ...common }
      : undefined
  const cards = await visitor.optional('cards', visitor.call(savedCards))
  const card = cards?.find((one) => one.id === id)
  return card && { card, ...common }
}
