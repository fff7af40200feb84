import type { LoaderFunctionArgs } from '@remix-run/node'
import { findFormResult } from '~/forms/form-result.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { withoutParams } from '~/http/own-path'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { savedCards } from '~/upstream/payments.server'
import { PAYMENTS_PATH } from '../urls'
import type { DeleteCardData } from './delete-card-dialog'

const DELETE_CARD_PARAM = 'delete_card'
const DELETED_PARAM = 'deleted'

/** Left by the action when the card could not be let go of. */
export interface DeleteCardResult {
  intent: 'forget_card'
}

/** The id of the card that an address asks to let go of. */
export function parseCardToDelete(url: URL): number | undefined {
  const id = url.searchParams.get(DELETE_CARD_PARAM) ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
}

/** What the dialog about a card shows; undefined on other pages, and for a card that is not theirs. */
export async function loadDeleteCard({
  request,
  context,
}: LoaderFunctionArgs): Promise<DeleteCardData | undefined> {
  const url = new URL(request.url)
  if (withoutLanguagePrefix(url.pathname) !== PAYMENTS_PATH) return undefined
  const visitor = getVisitor({ request, context })
  const common = {
    closeHref: withoutParams(url, DELETE_CARD_PARAM, DELETED_PARAM),
    action: url.pathname + url.search,
  }
  const id = parseCardToDelete(url)
  if (id === undefined || !visitor.isSignedIn)
    return url.searchParams.has(DELETED_PARAM) && hasSentForm('card', request)
      ? { card: undefined, ...common }
      : undefined
  const cards = await visitor.optional('cards', visitor.call(savedCards))
  const card = cards?.find((one) => one.id === id)
  const formResult = findFormResult<DeleteCardResult>(context)
  return card && { card, ...common, hasFailed: formResult?.intent === 'forget_card' }
}
