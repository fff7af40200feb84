let region: HTMLElement | undefined

/** Lets a screen reader say what has changed away from the focus. */
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
  // What a region begins with is not said, only what it changes to; nor is the same said twice.
  setTimeout(() => {
    if (region && region.textContent !== text) region.textContent = text
  }, 100)
}
