/** How often it is asked whether there is news, in milliseconds: the specification's. */
const EVERY_MS = 30_000
/** More is "many", as the server writes it. */
const MOST_SHOWN = 99

interface Answer {
  count: number
  label: string
  fresh: string
}

/** The bell counts what is new while the page is looked at; a list of it says so in its own place, and does not move. */
export function countNews(): void {
  const bell = document.querySelector<HTMLElement>('[data-news]')
  if (!bell) return
  const line = document.querySelector<HTMLElement>('[data-known]')
  const address = `${bell.dataset.news}${line ? `?known=${line.dataset.known}` : ''}`
  let asked = Date.now()
  setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)

  async function ask(): Promise<void> {
    if (document.hidden || Date.now() - asked < EVERY_MS) return
    asked = Date.now()
    const answer = await fetch(address).catch(() => undefined)
    // Whoever has left meanwhile is sent to a page.
    if (!answer?.ok || answer.redirected || !bell) return
    const { count, label, fresh } = (await answer.json()) as Answer
    bell.setAttribute('aria-label', label)
    if (line && fresh && line.textContent !== fresh) {
      const link = document.createElement('a')
      link.href = line.dataset.here ?? ''
      link.textContent = fresh
      line.replaceChildren(link)
    }
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
