import { prefersReducedData, prefersReducedMotion } from './user-preferences'

/** How long a banner is shown, in milliseconds: the specification's. */
const ROTATION_MS = 30_000

/**
 * Banners take turns while somebody can see them, until they are told to pause: never where motion or data are to be
 * saved.
 */
export function rotateBanners(): void {
  if (prefersReducedData() || prefersReducedMotion()) return
  for (const space of document.querySelectorAll<HTMLElement>('[data-banner]')) rotateBanner(space)
}

function rotateBanner(space: HTMLElement): void {
  const { firstElementChild: ad } = space
  const button = space.querySelector<HTMLButtonElement>('[data-on]')
  if (!ad || !button) return
  const prefix = /^\/(en|ru)(?=\/|$)/.exec(location.pathname)?.[0] ?? ''
  let isVisible = false
  let isPaused = false
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false
  }).observe(space)
  button.hidden = false
  button.addEventListener('click', () => {
    isPaused = !isPaused
    button.textContent = (isPaused ? button.dataset.on : button.dataset.off) ?? ''
  })
  setInterval(async () => {
    // Nobody's link is taken away while they are on it.
    if (!isVisible || isPaused || document.hidden || space.matches(':hover, :focus-within')) return
    const query = new URLSearchParams({ place: space.dataset.banner ?? '', after: space.dataset.id ?? '' })
    const answer = await fetch(`${prefix}/data/banner?${query}`).catch(() => undefined)
    if (!answer?.ok) return
    const { id, html } = (await answer.json()) as { id: number; html: string }
    space.dataset.id = String(id)
    ad.innerHTML = html
  }, ROTATION_MS)
}
