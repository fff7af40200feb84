/** Actions that need script; a button the browser cannot serve stays hidden. */
const buttonActions: Record<string, ((button: HTMLElement) => void) | undefined> = {
  print: () => print(),
  share: [navigator.share, navigator.clipboard].some(Boolean) ? share : undefined,
}

export function showScriptButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-act]')) {
    const action = buttonActions[button.dataset.act ?? '']
    if (!action) continue
    button.hidden = false
    button.addEventListener('click', () => action(button))
  }
}

async function share(button: HTMLElement): Promise<void> {
  const { href: url } = location
  try {
    if (navigator.share) return await navigator.share({ url, title: document.title })
    await navigator.clipboard.writeText(url)
    button.textContent = button.dataset.done ?? ''
  } catch {
    // Cancelled, or refused by the browser: the URL is shown beside the button.
  }
}
