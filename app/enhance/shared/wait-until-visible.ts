/** Waits, and longer while nobody sees the page. */
export function waitUntilVisible(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', resolve, { once: true })
      else resolve(undefined)
    }, ms)
  })
}
