const HIDE_BELOW_PX = 200
/** Minimum scroll distance in px; smaller movements are jitter. */
const MIN_SCROLL_PX = 8

/** Keeps the header on the screen and hides it while the visitor scrolls down. */
export function stickHeader(header: HTMLElement): void {
  header.toggleAttribute('data-sticky', true)
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const now = Math.max(scrollY, 0)
      if (Math.abs(now - last) < MIN_SCROLL_PX) return
      header.toggleAttribute('data-away', now > last && now > HIDE_BELOW_PX)
      last = now
    },
    { passive: true },
  )
}
