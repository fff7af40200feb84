const STORAGE_KEY = 'reloaded-at'
const MINUTE_MS = 60_000

/**
 * Loads the page anew because one of its files is gone, as after a release; at most once a minute, so that it cannot loop. Without a
 * connection every file is gone, and the page that is there is the better one.
 */
export function reloadAfterLoss(): boolean {
  if (!navigator.onLine || Date.now() - getLastReloadTime() < MINUTE_MS) return false
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  location.reload()
  return true
}

/** Returns the current time where the browser refuses storage, so that nothing can loop. */
function getLastReloadTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return Date.now()
  }
}
