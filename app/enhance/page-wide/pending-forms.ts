/** Delay until the visitor may submit again, in ms: a key in the form makes repeats harmless. */
const RESTORE_AFTER_MS = 10_000

export function preventDoubleSubmit(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const pressed = event.submitter as HTMLButtonElement | null
    if (event.defaultPrevented || (pressed?.formTarget || form.target) === '_blank') return
    if (form.ariaBusy === 'true') return event.preventDefault()
    const marked = [form, pressed]
    for (const one of marked) one?.setAttribute('aria-busy', 'true')
    setTimeout(() => clearBusy(marked), RESTORE_AFTER_MS)
  })
  // The back-forward cache may restore the page with its button disabled.
  addEventListener('pageshow', () =>
    clearBusy(document.querySelectorAll('form[aria-busy], form [aria-busy]')),
  )
}

function clearBusy(marked: Iterable<Element | null>): void {
  for (const one of marked) one?.removeAttribute('aria-busy')
}
