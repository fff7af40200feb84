import { prefersReducedData, prefersReducedMotion } from './user-preferences'

/** From the specification, in milliseconds. */
const ROTATION_MS = 30_000

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
    // A link is not replaced while it is hovered or focused.
    if (!isVisible || isPaused || document.hidden || space.matches(':hover, :focus-within')) return
    const query = new URLSearchParams({ place: space.dataset.banner ?? '', after: space.dataset.id ?? '' })
    const answer = await fetch(`${prefix}/data/banner?${query}`).catch(() => undefined)
    if (!answer?.ok) return
    const { id, html } = (await answer.json()) as { id: number; html: string }
    space.dataset.id = String(id)
    ad.innerHTML = html
  }, ROTATION_MS)
}
