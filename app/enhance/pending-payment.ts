import { fetchPart } from './shared/fetch-part'
import { replacePart } from './shared/replace-part'
import { waitUntilVisible } from './shared/wait-until-visible'

/** Poll intervals in seconds, growing; after the last one the visitor refreshes by the link. */
const POLL_INTERVALS_SECONDS = [2, 3, 5, 8, 13, 20, 30, 45, 60]

/** Polls the page of a pending payment until the payment ends, and shows the result. */
export default async function pollPayment(payment: HTMLElement): Promise<void> {
  for (const seconds of POLL_INTERVALS_SECONDS) {
    await waitUntilVisible(seconds * 1_000)
    const fresh = (await fetchPart(payment, location.href))?.fresh
    if (!fresh) continue
    if (!fresh.dataset.enhance) return showOutcome(payment, fresh)
    // Only the time of the check has changed, so nothing else is replaced.
    const [was, is] = [payment, fresh].map((part) => part.querySelector('.sm'))
    if (was && is) was.textContent = is.textContent
  }
}

function showOutcome(payment: HTMLElement, outcome: HTMLElement): void {
  const hadFocus = payment.contains(document.activeElement)
  payment.className = outcome.className
  replacePart(payment, outcome)
  if (hadFocus) payment.querySelector('a')?.focus({ preventScroll: true })
  document.title = document.title.replace(/^[^|]*/, `${payment.querySelector('h1')?.textContent ?? ''} `)
}
