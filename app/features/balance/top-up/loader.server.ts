import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findFormResult } from '~/forms/form-result.server'
import { withoutParams } from '~/http/own-path'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { balance, savedCards } from '~/upstream/payments.server'
import type { GuestTopUpData, TopUpData, TopUpFormResult } from './form'
import { METHOD_PARAM, parseTopUpScreen, TOP_UP_PARAM } from './urls'

export async function loadTopUp({
  request,
  context,
}: LoaderFunctionArgs): Promise<TopUpData | GuestTopUpData> {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const currentHref = url.pathname + url.search
  const closeHref = withoutParams(url, TOP_UP_PARAM, METHOD_PARAM)
  if (!(await visitor.optional('user', visitor.user()))) {
    const signIn = `/auth?${new URLSearchParams({ Continue: withoutParams(url, 'login') })}`
    return { requiresSignIn: true, closeHref, signInHref: toLocalizedPath(signIn, visitor.language) }
  }
  const shown = parseTopUpScreen(url.searchParams)
  const [tetri, cards] = await Promise.all([
    visitor.optional('balance', visitor.call(balance)),
    shown === 'card' ? visitor.optional('cards', visitor.call(savedCards)) : undefined,
  ])
  const formResult = findFormResult<TopUpFormResult>(context)
  return {
    screen: shown,
    closeHref,
    action: currentHref,
    formKey: randomUUID(),
    balance: tetri,
    cards,
    listHref: withoutParams(url, METHOD_PARAM),
    formResult: formResult?.intent === 'topup' ? formResult : undefined,
  }
}
