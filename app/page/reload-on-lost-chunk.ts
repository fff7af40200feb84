const STORAGE_KEY = 'reloaded-at'
const MINUTE_MS = 60_000

/**
 * After a new release a page may ask for a file that is gone: the page is loaded anew, at most once a minute, since the
 * page itself works without the file and a loop would not.
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - getLastReloadTime() < MINUTE_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    location.reload()
  })
}

/** When this tab was last reloaded for it; "just now" where the browser stores nothing, so that nothing can loop. */
function getLastReloadTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return Date.now()
  }
}
