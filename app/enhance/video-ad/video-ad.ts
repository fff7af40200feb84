import { prefersReducedData, prefersReducedMotion } from '../shared/user-preferences'

/** Loads the video ad after the reader scrolls to within a screen of its place; never with data saving. */
export function loadVideoAdOnApproach(place: HTMLElement): void {
  if (prefersReducedData()) return
  const wait = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // The ad is optional: network errors and ad blockers are ignored.
        import('./show-video-ad')
          .then(({ showVideoAd }) => showVideoAd(place, prefersReducedMotion()))
          .catch(() => undefined)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(place)
  }
  addEventListener('scroll', wait, { once: true, passive: true })
}
