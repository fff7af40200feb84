import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { prefersReducedData, prefersReducedMotion } from './shared/user-preferences'
import { waitUntilVisible } from './shared/wait-until-visible'

/** From the specification, in milliseconds. */
const ROTATION_MS = 30_000

/** Shows the next banner every half a minute, until the visitor pauses it. */
export async function rotateBanner(space: HTMLElement): Promise<void> {
  const { url, id } = readData(space, 'url', 'id')
  const ad = space.firstElementChild
  const button = space.querySelector<HTMLElement>('[data-on]')
  if (!ad || !button || prefersReducedData() || prefersReducedMotion()) return
  const { on, off } = readData(button, 'on', 'off')
  let isVisible = false
  let isPaused = false
  let after = id
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false
  }).observe(space)
  button.hidden = false
  button.addEventListener('click', () => {
    isPaused = !isPaused
    button.textContent = isPaused ? on : off
  })
  for (;;) {
    await waitUntilVisible(ROTATION_MS)
    // A link is not replaced while it is hovered or focused.
    if (!isVisible || isPaused || space.matches(':hover, :focus-within')) continue
    const next = await fetchJson<{ id: number; html: string }>(`${url}&after=${after}`)
    if (!next) continue
    after = String(next.id)
    ad.replaceChildren(...new DOMParser().parseFromString(next.html, 'text/html').body.childNodes)
  }
}
