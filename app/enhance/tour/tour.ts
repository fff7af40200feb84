/** Opens the tour in place of the link to its plain pictures. */
export function openTourOnClick(tour: HTMLElement): void {
  const start = tour.querySelector<HTMLAnchorElement>('[data-tour-start]')
  let isOpening = false
  start?.addEventListener('click', async (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isOpening) return
    isOpening = true
    const isOpen = await import('./open-tour').then(
      ({ openTour }) => openTour(tour),
      () => false,
    )
    isOpening = false
    if (!isOpen) location.href = start.href
  })
}
