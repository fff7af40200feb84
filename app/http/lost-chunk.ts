const KEY = 'reloaded-at'
const MINUTE = 60_000

/**
 * After a new release a page may ask for a file that is gone: the page is loaded anew, at most once a minute, since the
 * page itself works without the file and a loop would not.
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - lastReload() < MINUTE) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}

/** When this tab was last reloaded for it; "just now" where the browser stores nothing, so that nothing can loop. */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    return Date.now()
  }
}
