/**
 * Storage key for the URL of the dialog just closed: the page below focuses the link to it, or the summary of
 * the menu holding that link.
 */
const CLOSED_DIALOG_KEY = 'closed-dialog'

/**
 * Turns the server-rendered open dialog into a modal: the browser traps the focus, Esc and a click outside
 * follow the close link.
 */
export function showAsModal(dialog: HTMLDialogElement): void {
  const close = dialog.querySelector<HTMLAnchorElement>('[data-close]')
  if (!close || !dialog.showModal) return
  const current = dialog.querySelector<HTMLElement>(':focus:not([autofocus])')
  dialog.open = false
  dialog.showModal()
  // The visitor may already be typing, and the URL may name the next element in the dialog, as after a code.
  const next = current ?? dialog.querySelector<HTMLElement>(':target')
  next?.focus()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close.click()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && !isInside(dialog, event)) close.click()
  })
  close.addEventListener('click', (event) => {
    swapClosedDialogHref(location.href)
    // Going back keeps the scroll position and is served from the browser's cache.
    if (document.referrer !== close.href || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

function isInside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Focuses the opener of the dialog that was just closed, on the page below. */
export function returnFocusAfterDialog(): void {
  addEventListener('pageshow', () => {
    if (!document.querySelector('dialog[open]')) focusOpener()
  })
}

function focusOpener(): void {
  const href = swapClosedDialogHref(undefined)
  if (!href) return
  for (const link of document.links) {
    if (link.href !== href) continue
    const focusTarget = link.closest('details:not([open])')?.querySelector('summary') ?? link
    focusTarget.focus({ preventScroll: true })
    if (document.activeElement === focusTarget) return
  }
}

function swapClosedDialogHref(href: string | undefined): string | null {
  try {
    const known = sessionStorage.getItem(CLOSED_DIALOG_KEY)
    if (href) sessionStorage.setItem(CLOSED_DIALOG_KEY, href)
    else sessionStorage.removeItem(CLOSED_DIALOG_KEY)
    return known
  } catch {
    return null
  }
}
