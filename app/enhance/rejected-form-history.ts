/**
 * A page that a form came back to can only be shown again by sending the mistakes once more, and browsers ask before they
 * do. Once it is sent anew, mended, going back leads to the page of the form instead.
 */
export function replaceRejectedFormInHistory(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.responseStatus !== UNPROCESSABLE_STATUS) return
  document.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) history.replaceState(history.state, '')
  })
}

const UNPROCESSABLE_STATUS = 422
