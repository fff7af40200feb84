const STORAGE_KEY = 'reloaded-at'
const MINUTE_MS = 60_000

/**
 * Reloads the page because one of its files is missing, as after a release; at most once a minute, so that it
 * cannot loop. Offline it does nothing, as the current page is better than none.
 * Call it only if an import failed with a TypeError: an error of the module itself would come again.
 */
export function reloadAfterLoss(): boolean {
  if (!navigator.onLine || Date.now() - getLastReloadTime() < MINUTE_MS) return false
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  location.reload()
  return true
}

/** Returns the last reload time, or the current time if storage is blocked, so that reloading cannot loop. */
function getLastReloadTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return Date.now()
  }
}
