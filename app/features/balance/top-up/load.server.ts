import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../../http/form-answer.server'
import { without } from '../../../http/own-address'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { balance, savedCards } from '../../../upstream/payments.server'
import { METHOD, shownAt, TOP_UP } from './address'
import type { ReturnedTopUp, TopUpData, TopUpOfGuest } from './form'

/** What the dialog shows on the page of an address. */
export async function loadTopUp({ request, context }: LoaderFunctionArgs): Promise<TopUpData | TopUpOfGuest> {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const here = url.pathname + url.search
  const closeHref = without(url, TOP_UP, METHOD)
  if (!(await visitor.optional('user', visitor.user()))) {
    const signIn = `/auth?${new URLSearchParams({ Continue: without(url, 'login') })}`
    return { asksLogin: true, closeHref, signInHref: localizedPath(signIn, visitor.language) }
  }
  const shown = shownAt(url.searchParams)
  const [held, cards] = await Promise.all([
    visitor.optional('balance', visitor.call(balance)),
    shown === 'card' ? visitor.optional('cards', visitor.call(savedCards)) : undefined,
  ])
  const left = answerLeft<ReturnedTopUp>(context)
  return {
    shown,
    closeHref,
    action: here,
    formKey: randomUUID(),
    balance: held,
    cards,
    listHref: without(url, METHOD),
    returned: left?.intent === 'topup' ? left : undefined,
  }
}
