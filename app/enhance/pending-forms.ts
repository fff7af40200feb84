/** If no answer has come by then, the visitor may press again: a key in the form keeps a repeat harmless. */
const RESTORE_AFTER_MS = 10_000

/** A form that is on its way is not sent twice, and its button shows it. */
export function preventDoubleSubmit(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.target === '_blank') return
    if (form.ariaBusy === 'true') return event.preventDefault()
    const marked = [form, event.submitter]
    for (const one of marked) one?.setAttribute('aria-busy', 'true')
    setTimeout(() => clearBusy(marked), RESTORE_AFTER_MS)
  })
  // Coming back, the browser may show this very page as it was left.
  addEventListener('pageshow', () =>
    clearBusy(document.querySelectorAll('form[aria-busy], form [aria-busy]')),
  )
}

function clearBusy(marked: Iterable<Element | null>): void {
  for (const one of marked) one?.removeAttribute('aria-busy')
}
