/** From the specification, in milliseconds. */
const POLL_MS = 30_000
/** Larger counts are shown as the server renders them, "99+". */
const MAX_SHOWN = 99

interface UnseenResponse {
  count: number
  label: string
  fresh: string
}

/** Updates the bell's count while the page is visible; an open list only announces news, so that it does not shift. */
export function pollNotifications(): void {
  const bell = document.querySelector<HTMLElement>('[data-news]')
  if (!bell) return
  const line = document.querySelector<HTMLElement>('[data-known]')
  const url = `${bell.dataset.news}${line ? `?known=${line.dataset.known}` : ''}`
  let lastFetch = Date.now()
  setInterval(fetchUnseen, POLL_MS)
  document.addEventListener('visibilitychange', fetchUnseen)

  async function fetchUnseen(): Promise<void> {
    if (document.hidden || Date.now() - lastFetch < POLL_MS) return
    lastFetch = Date.now()
    const answer = await fetch(url).catch(() => undefined)
    // A redirect means the session is over.
    if (!answer?.ok || answer.redirected || !bell) return
    const { count, label, fresh } = (await answer.json()) as UnseenResponse
    bell.setAttribute('aria-label', label)
    if (line && fresh && line.textContent !== fresh) {
      const link = document.createElement('a')
      link.href = line.dataset.href ?? ''
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
    else if (dot) dot.textContent = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
  }
}
