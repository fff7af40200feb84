import { prefersReducedMotion } from '../shared/user-preferences'

/** Events by which the visitor scrolls the strip without the returned functions. */
const OWN_SCROLLING = ['pointerdown', 'touchstart', 'wheel', 'focusin']

/**
 * Returns functions that scroll a strip of photos of equal width. Steps count from the photo that the strip
 * scrolls to, which may not be in view yet: visitors press faster than it moves.
 */
export function scrollPhotos(strip: HTMLElement) {
  let target: number | undefined
  for (const type of OWN_SCROLLING)
    strip.addEventListener(
      type,
      () => {
        target = undefined
      },
      { passive: true },
    )
  function scrollTo(
    place: number,
    behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
  ): void {
    target = Math.min(Math.max(place, 0), strip.children.length - 1)
    strip.scrollTo({ left: target * strip.clientWidth, behavior })
  }
  const readPlace = () => Math.round(strip.scrollLeft / strip.clientWidth)
  return { scrollTo, scrollBy: (step: number) => scrollTo((target ?? readPlace()) + step) }
}
