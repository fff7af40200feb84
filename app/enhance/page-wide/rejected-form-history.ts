const UNPROCESSABLE_STATUS = 422

/**
 * Replaces a rejected form in the history after a corrected submission. Otherwise browsers would ask to
 * resubmit it on going back.
 */
export function replaceRejectedFormInHistory(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.responseStatus !== UNPROCESSABLE_STATUS) return
  document.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) history.replaceState(history.state, '')
  })
}
