const STORAGE_KEY = 'reloaded-at'
const MINUTE_MS = 60_000

/** After a release an open page may request a chunk that is gone. Reloads at most once a minute, so that it cannot loop. */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - getLastReloadTime() < MINUTE_MS) return
    event.preventDefault()
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    location.reload()
  })
}

/** Returns the current time where the browser refuses storage, so that nothing can loop. */
function getLastReloadTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return Date.now()
  }
}
