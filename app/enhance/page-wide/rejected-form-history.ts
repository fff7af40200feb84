const UNPROCESSABLE_STATUS = 422

/** Browsers ask before resubmitting a rejected form: after a corrected submit, going back leads to the form's own page. */
export function replaceRejectedFormInHistory(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.responseStatus !== UNPROCESSABLE_STATUS) return
  document.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) history.replaceState(history.state, '')
  })
}
