import { prefersReducedMotion } from '../shared/user-preferences'

/** Time without a scroll event, in ms, after which a strip stands still; Safari has no `scrollend`. */
const SETTLED_MS = 150

/**
 * Returns functions that scroll a strip of photos of equal width. Steps count from the photo that the strip
 * scrolls to, which may not be in view yet: visitors press faster than it moves.
 */
export function scrollPhotos(strip: HTMLElement) {
  let target = 0
  let settling: ReturnType<typeof setTimeout>
  strip.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      target = Math.round(strip.scrollLeft / strip.clientWidth)
    }, SETTLED_MS)
  })
  function scrollTo(
    place: number,
    behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
  ): void {
    target = Math.min(Math.max(place, 0), strip.children.length - 1)
    strip.scrollTo({ left: target * strip.clientWidth, behavior })
  }
  return { scrollTo, scrollBy: (step: number) => scrollTo(target + step) }
}
