import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../../http/form-answer.server'
import { isJustSent } from '../../../http/just-sent.server'
import { without } from '../../../http/own-address'
import { readVisitor } from '../../../http/visitor.server'
import { barePath } from '../../../i18n/languages'
import { savedCards } from '../../../upstream/payments.server'
import { PAYMENTS_PATH } from '../address'
import type { ForgetCardData } from './forget-dialog'

const FORGET = 'delete_card'
const FORGOTTEN = 'deleted'

/** Left by the action when the card could not be let go of. */
export interface CardNotForgotten {
  intent: 'forget_card'
}

/** The id of the card that an address asks to let go of. */
export function cardToForget(url: URL): number | undefined {
  const id = url.searchParams.get(FORGET) ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
}

/** What the dialog about a card shows; undefined on other pages, and for a card that is not theirs. */
export async function loadForgetCard({
  request,
  context,
}: LoaderFunctionArgs): Promise<ForgetCardData | undefined> {
  const url = new URL(request.url)
  if (barePath(url.pathname) !== PAYMENTS_PATH) return undefined
  const visitor = readVisitor({ request, context })
  const common = { closeHref: without(url, FORGET, FORGOTTEN), action: url.pathname + url.search }
  const id = cardToForget(url)
  if (id === undefined || !visitor.signedIn)
    return url.searchParams.has(FORGOTTEN) && isJustSent('card', request)
      ? { card: undefined, ...common }
      : undefined
  const cards = await visitor.optional('cards', visitor.call(savedCards))
  const card = cards?.find((one) => one.id === id)
  const left = answerLeft<CardNotForgotten>(context)
  return card && { card, ...common, hasFailed: left?.intent === 'forget_card' }
}
