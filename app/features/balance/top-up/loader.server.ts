import type { LoaderFunctionArgs } from '@remix-run/node'
import { withoutParams } from '~/http/own-path'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { balance, type SavedCard, savedCards } from '~/upstream/payments.server'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import {
  AMOUNT_PARAM,
  CARD_PARAM,
  METHOD_PARAM,
  PROMO_CODE_PARAM,
  parseTopUpScreen,
  SAVE_CARD_PARAM,
  TOP_UP_PARAM,
  type TopUpScreen,
} from './urls'

export interface TopUpData {
  screen: TopUpScreen
  closeHref: string
  listHref: string
  action: string
  /** Amount in lari, as in the URL; may be empty. */
  amount: string
  /** Promo code of the URL; may be empty. */
  promoCode: string
  /** Initial payment method. */
  cardId: string | undefined
  savesCard: boolean
  /** Balance in tetri; undefined if unavailable. */
  balance: number | undefined
  /** Saved cards for card payments; undefined if unavailable. */
  cards: SavedCard[] | undefined
}

interface GuestTopUpData {
  requiresSignIn: true
  closeHref: string
  signInHref: string
}

export async function loadTopUp({
  request,
  context,
}: LoaderFunctionArgs): Promise<TopUpData | GuestTopUpData> {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const currentHref = url.pathname + url.search
  const closeHref = withoutParams(
    url,
    TOP_UP_PARAM,
    METHOD_PARAM,
    AMOUNT_PARAM,
    PROMO_CODE_PARAM,
    CARD_PARAM,
    SAVE_CARD_PARAM,
  )
  if (!(await visitor.optional('user', visitor.user()))) {
    const signIn = `/auth?${new URLSearchParams({ Continue: withoutParams(url, 'login') })}`
    return { requiresSignIn: true, closeHref, signInHref: toLocalizedPath(signIn, visitor.language) }
  }
  const amount = url.searchParams.get(AMOUNT_PARAM) ?? ''
  const shown = parseTopUpScreen(url.searchParams)
  const [tetri, cards] = await Promise.all([
    visitor.optional('balance', visitor.call(balance)),
    shown === 'card' ? visitor.optional('cards', visitor.call(savedCards)) : undefined,
  ])
  return {
    screen: shown,
    closeHref,
    action: currentHref,
    amount: 'tetri' in parseTopUpAmount(amount) ? amount : '',
    promoCode: url.searchParams.get(PROMO_CODE_PARAM) ?? '',
    cardId: url.searchParams.get(CARD_PARAM)?.slice(0, 20) || undefined,
    savesCard: url.searchParams.has(SAVE_CARD_PARAM),
    balance: tetri,
    cards,
    listHref: withoutParams(url, METHOD_PARAM),
  }
}
