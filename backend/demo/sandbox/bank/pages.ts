import { html, type SafeHtml } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import { sandboxPage } from '../page'
import { BANK_MESSAGES, STATE_NAMES, type StateName } from './messages'
import { isUndecided, OUTCOMES, type OutcomeName } from './outcomes'
import type { BankPayment } from './store'

const COMMON_OUTCOMES: readonly OutcomeName[] = ['approve', 'decline']

export function paymentPage(payment: BankPayment, locale: Locale, back: string | undefined): string {
  const messages = BANK_MESSAGES[locale]
  const path = `/sandbox/bank/${payment.id}`
  const button = (outcome: string, label: string) =>
    html`<button class="${outcome === 'approve' ? 'main' : 'button'}" name="outcome" value="${outcome}">${label}</button>`
  const outcomes = Object.keys(OUTCOMES) as OutcomeName[]
  const others = outcomes.filter((name) => !COMMON_OUTCOMES.includes(name))
  const buttons = (names: readonly OutcomeName[]) =>
    html`<p class="outcomes">${names.map((name) => [button(name, messages.outcomes[name]), ' '])}</p>`
  return formatPage(
    { locale, title: messages.title, path },
    html`<dl>
<dt>${messages.amount}</dt><dd>${(payment.amount / 100).toFixed(2)} ${payment.currency}</dd>
<dt>${messages.order}</dt><dd>${payment.external_id}</dd>
<dt>${messages.state}</dt><dd>${messages.states[toStateName(payment)]}</dd>
</dl>
<form method="post" action="${path}?lang=${locale}">${
      isUndecided(payment)
        ? html`${buttons(COMMON_OUTCOMES)}<details><summary>${messages.more}</summary>${buttons(others)}</details>`
        : html`<p>${messages.decided}</p>${payment.state === 'succeeded' && html`<p>${button('refund', messages.refund)}</p>`}`
    }</form>
${back && html`<p><a href="${back}">${messages.back}</a></p>`}`,
  )
}

/** Returns the name of a state; test outcomes may set one that banks do not have. */
function toStateName({ state }: BankPayment): StateName {
  return STATE_NAMES.find((name) => name === state) ?? 'unknown'
}

export function notFoundPage(locale: Locale): string {
  const { notFound: title } = BANK_MESSAGES[locale]
  return formatPage({ locale, title, path: '/sandbox/bank/none', isError: true }, html``)
}

interface BankPage {
  locale: Locale
  title: string
  path: string
  isError?: boolean
}

function formatPage({ locale, title, path, isError = false }: BankPage, body: SafeHtml): string {
  return sandboxPage(
    {
      locale,
      title,
      isError,
      notice: BANK_MESSAGES[locale].notice,
      urlInLocale: (other) => `${path}?lang=${other}`,
    },
    body,
  )
}
