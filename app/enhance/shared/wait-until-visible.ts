/** Waits `ms`, and then until the page is visible. */
export function waitUntilVisible(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', resolve, { once: true })
      else resolve(undefined)
    }, ms)
  })
}
