const HIDE_BELOW_PX = 200
/** Smaller movements are jitter. */
const MIN_SCROLL_PX = 8

export function hideHeaderOnScroll(): void {
  const header = document.querySelector('[data-header]')
  if (!header) return
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
