/**
 * Prevents console errors about page transitions that the browser skipped, as after a change of the window's
 * size. The page itself is shown.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault()
  })
}
