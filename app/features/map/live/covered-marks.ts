import type { GlMapHandle } from './gl-map.client'

/** Distance between a pin and the preview, in pixels. */
const GAP = 8

/**
 * Hides markers under the preview from sight and focus, and moves its own pin out of it. Returns a function
 * that stops.
 */
export function hideCoveredMarks({ map }: GlMapHandle): () => void {
  const box = map.getContainer().parentElement
  if (!box) return () => {}
  let previewed: Element | null = null
  const update = () => {
    const card = box.querySelector('.map-preview')
    const own = card && box.querySelector('.live-mark[aria-current] .m-p')
    if (card && own && own !== previewed) {
      const overlap = own.getBoundingClientRect().bottom + GAP - card.getBoundingClientRect().top
      if (overlap > 0 && isCovered(own, card)) map.panBy([0, overlap])
    }
    previewed = own
    for (const mark of box.querySelectorAll<HTMLElement>('.live-mark:not([aria-current])')) {
      const drawing = mark.querySelector('.m-c, .m-p')
      mark.style.visibility = card && drawing && isCovered(drawing, card) ? 'hidden' : ''
    }
  }
  const observer = new MutationObserver(update)
  observer.observe(box, { childList: true, subtree: true })
  map.on('moveend', update)
  update()
  return () => {
    observer.disconnect()
    map.off('moveend', update)
  }
}

function isCovered(mark: Element, card: Element): boolean {
  const [one, other] = [mark.getBoundingClientRect(), card.getBoundingClientRect()]
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
