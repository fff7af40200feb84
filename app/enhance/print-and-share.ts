/** What only script can do; a button of which the browser can do nothing stays hidden. */
const buttonActions: Record<string, ((button: HTMLElement) => void) | undefined> = {
  print: () => print(),
  share: [navigator.share, navigator.clipboard].some(Boolean) ? share : undefined,
}

/** Shows the buttons that print the page and pass it on. */
export function showScriptButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-act]')) {
    const action = buttonActions[button.dataset.act ?? '']
    if (!action) continue
    button.hidden = false
    button.addEventListener('click', () => action(button))
  }
}

/** By the device's own sheet where there is one, else into the clipboard. */
async function share(button: HTMLElement): Promise<void> {
  const { href: url } = location
  try {
    if (navigator.share) return await navigator.share({ url, title: document.title })
    await navigator.clipboard.writeText(url)
    button.textContent = button.dataset.done ?? ''
  } catch {
    // The visitor changed their mind, or the browser refused: the address stands beside the button.
  }
}
