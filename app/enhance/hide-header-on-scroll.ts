/** Past this the header steps aside on the way down. */
const HIDE_BELOW_PX = 200
/** Less than this is a trembling finger. */
const MIN_SCROLL_PX = 8

/** The header stays at the top of the window, steps aside when one reads on and comes back on the way up. */
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
