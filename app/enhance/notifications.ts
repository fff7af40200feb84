/** How often it is asked whether there is news, in milliseconds: the specification's. */
const EVERY_MS = 30_000
/** More is "many", as the server writes it. */
const MOST_SHOWN = 99

/** The bell counts what is new while the page is looked at. Nothing else on the page moves. */
export function countNews(): void {
  const bell = document.querySelector<HTMLAnchorElement>('[data-news]')
  if (!bell) return
  let asked = Date.now()
  setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)

  async function ask(): Promise<void> {
    if (document.hidden || Date.now() - asked < EVERY_MS) return
    asked = Date.now()
    const answer = await fetch(bell?.dataset.news ?? '').catch(() => undefined)
    // Whoever has left meanwhile is sent to a page.
    if (!answer?.ok || answer.redirected || !bell) return
    const { count, label } = (await answer.json()) as { count: number; label: string }
    bell.setAttribute('aria-label', label)
    let dot = bell.querySelector('.dot')
    if (!dot && count > 0) {
      dot = bell.appendChild(document.createElement('span'))
      dot.className = 'dot'
      dot.ariaHidden = 'true'
    }
    if (count === 0) dot?.remove()
    else if (dot) dot.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
  }
}
