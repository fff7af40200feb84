import { prefersReducedData, prefersReducedMotion } from '../user-preferences'

/**
 * The film that advertises is asked for when the reader has begun to scroll and its place is less than a screen away: until
 * then it costs nothing, and where data are to be saved it never comes.
 */
export function loadVideoAdOnApproach(): void {
  const place = document.querySelector<HTMLElement>('[data-film]')
  if (!place || prefersReducedData()) return
  const wait = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // What cannot be had, or is kept away by the browser, was never promised.
        import('./show-video-ad')
          .then(({ showVideoAd: showFilm }) => showFilm(place, prefersReducedMotion()))
          .catch(() => undefined)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(place)
  }
  addEventListener('scroll', wait, { once: true, passive: true })
}
