import { prefersReducedData, prefersReducedMotion } from '../user-preferences'

/** Loads the video ad when the reader has begun to scroll and its place is less than a screen away; never with data saving. */
export function loadVideoAdOnApproach(): void {
  const place = document.querySelector<HTMLElement>('[data-video]')
  if (!place || prefersReducedData()) return
  const wait = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // The ad is optional: network errors and ad blockers are ignored.
        import('./show-video-ad')
          .then(({ showVideoAd: showAd }) => showAd(place, prefersReducedMotion()))
          .catch(() => undefined)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(place)
  }
  addEventListener('scroll', wait, { once: true, passive: true })
}
