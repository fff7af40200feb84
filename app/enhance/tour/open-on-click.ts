export function openTourOnClick(): void {
  const start = document.querySelector<HTMLAnchorElement>('[data-tour-start]')
  const part = start?.closest<HTMLElement>('[data-tour]')
  if (!start || !part) return
  let isOpening = false
  start.addEventListener('click', async (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isOpening) return
    isOpening = true
    const isOpen = await import('./open-tour').then(
      ({ openTour }) => openTour(part),
      () => false,
    )
    isOpening = false
    // The link leads to the plain pictures.
    if (!isOpen) location.href = start.href
  })
}
