import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { waitUntilVisible } from './shared/wait-until-visible'

/** Rotation interval from the specification, in milliseconds. */
const ROTATION_MS = 30_000

/** Shows the next banner now and every half minute, while the space is visible and not paused. */
export async function keepRotating(space: HTMLElement): Promise<void> {
  const { url, id } = readData(space, 'url', 'id')
  const ad = space.firstElementChild
  let isVisible = true
  let after = id
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false
  }).observe(space)
  for (;;) {
    await showNext()
    await waitUntilVisible(ROTATION_MS)
  }

  async function showNext(): Promise<void> {
    // A link is not replaced while it is hovered or focused.
    if (!isVisible || space.matches('[data-paused], :hover, :focus-within')) return
    const next = await fetchJson<{ id: number; html: string }>(
      `${url}&after=${after}&path=${location.pathname}`,
    )
    if (!next) return
    after = String(next.id)
    ad?.replaceChildren(...new DOMParser().parseFromString(next.html, 'text/html').body.childNodes)
  }
}
