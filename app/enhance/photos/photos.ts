/** Opens the tapped photo in full screen instead of the list of all photos. */
export function openPhotoOnClick(gallery: HTMLElement): void {
  gallery.addEventListener('click', async (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#photo"]')
    if (!link) return
    event.preventDefault()
    try {
      const { openPhotoViewer } = await import('./photo-viewer')
      openPhotoViewer(gallery, link)
    } catch {
      location.hash = link.hash
    }
  })
}
