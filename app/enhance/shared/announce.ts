let region: HTMLElement | undefined

/** Announces a change away from the focus to screen readers. */
export function announce(text: string): void {
  // An open dialog makes everything outside of it inert.
  const place = document.querySelector('dialog[open]') ?? document.body
  if (region?.parentElement !== place) {
    region?.remove()
    region = document.createElement('p')
    region.className = 'visually-hidden'
    region.role = 'status'
    place.append(region)
  }
  // Screen readers announce only changes of a region, not its initial or repeated text.
  setTimeout(() => {
    if (region && region.textContent !== text) region.textContent = text
  }, 100)
}
