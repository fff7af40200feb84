import type { Locale } from '../../dictionaries/words'
import { type Html, html } from '../html'
import { sandboxPage } from '../page'
import { isOpen, OUTCOMES, type OutcomeName } from './outcomes'
import type { BankPayment } from './store'
import { BANK_WORDS } from './words'

const USUAL: readonly OutcomeName[] = ['approve', 'decline']

/** The page of a payment, with a button for everything that may become of it. */
export function paymentPage(payment: BankPayment, locale: Locale, back: string | undefined): string {
  const words = BANK_WORDS[locale]
  const address = `/sandbox/bank/${payment.id}`
  const button = (outcome: string, label: string) =>
    html`<button class="button" name="outcome" value="${outcome}">${label}</button>`
  const outcomes = Object.keys(OUTCOMES) as OutcomeName[]
  const others = outcomes.filter((name) => !USUAL.includes(name))
  const buttons = (names: readonly OutcomeName[]) =>
    html`<p>${names.map((name) => [button(name, words.outcomes[name]), ' '])}</p>`
  return page(
    locale,
    words.title,
    address,
    html`<dl>
<dt>${words.amount}</dt><dd>${(payment.amount / 100).toFixed(2)} ${payment.currency}</dd>
<dt>${words.order}</dt><dd>${payment.external_id}</dd>
<dt>${words.state}</dt><dd>${payment.state}</dd>
</dl>
<form method="post" action="${address}?lang=${locale}">${
      isOpen(payment)
        ? html`${buttons(USUAL)}<details><summary>${words.more}</summary>${buttons(others)}</details>`
        : html`<p>${words.decided}</p>${payment.state === 'succeeded' && html`<p>${button('refund', words.refund)}</p>`}`
    }</form>
${back && html`<p><a href="${back}">${words.back}</a></p>`}`,
  )
}

/** There is no such payment. */
export function missingPage(locale: Locale): string {
  return page(locale, BANK_WORDS[locale].notFound, '/sandbox/bank/none', html``, true)
}

function page(locale: Locale, title: string, address: string, body: Html, isError = false): string {
  return sandboxPage(
    {
      locale,
      title,
      isError,
      notice: BANK_WORDS[locale].notice,
      addressIn: (other) => `${address}?lang=${other}`,
    },
    body,
  )
}
