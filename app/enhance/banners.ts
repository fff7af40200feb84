import { savesData, wantsCalm } from './wishes'

/** How long a banner is shown, in milliseconds: the specification's. */
const TURN_MS = 30_000

/**
 * Banners take turns while somebody can see them, until they are told to pause: never where motion or data are to be
 * saved.
 */
export function takeTurns(): void {
  if (savesData() || wantsCalm()) return
  for (const space of document.querySelectorAll<HTMLElement>('[data-banner]')) takeTurnsIn(space)
}

function takeTurnsIn(space: HTMLElement): void {
  const { firstElementChild: ad } = space
  const button = space.querySelector<HTMLButtonElement>('[data-on]')
  if (!ad || !button) return
  const prefix = /^\/(en|ru)(?=\/|$)/.exec(location.pathname)?.[0] ?? ''
  let seen = false
  let paused = false
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false
  }).observe(space)
  button.hidden = false
  button.addEventListener('click', () => {
    paused = !paused
    button.textContent = (paused ? button.dataset.on : button.dataset.off) ?? ''
  })
  setInterval(async () => {
    // Nobody's link is taken away while they are on it.
    if (!seen || paused || document.hidden || space.matches(':hover, :focus-within')) return
    const query = new URLSearchParams({ place: space.dataset.banner ?? '', after: space.dataset.id ?? '' })
    const answer = await fetch(`${prefix}/data/banner?${query}`).catch(() => undefined)
    if (!answer?.ok) return
    const { id, html } = (await answer.json()) as { id: number; html: string }
    space.dataset.id = String(id)
    ad.innerHTML = html
  }, TURN_MS)
}
