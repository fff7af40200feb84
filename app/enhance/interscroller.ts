import { readData } from './shared/element-data'
import { prefersReducedData, prefersReducedMotion } from './shared/user-preferences'

/**
 * Opens the window for a fixed advertisement only off screen, so that nothing shifts, and never with reduced
 * motion or data saving.
 */
export function openInterscroller(waiting: HTMLTemplateElement): void {
  const { place } = readData(waiting, 'place')
  const text = waiting.previousElementSibling
  const before = place === 'amid' ? findMiddleHeading(text) : null
  const above = before ?? text
  const space = waiting.content.firstElementChild
  if (!above || !space || prefersReducedData() || prefersReducedMotion()) return
  if (above.getBoundingClientRect()[before ? 'top' : 'bottom'] < innerHeight) return
  if (before) before.before(space)
  else waiting.before(space)
  new IntersectionObserver(([entry]) => {
    space.toggleAttribute('data-near', entry?.isIntersecting ?? false)
  }).observe(space)
  // The browser does not scroll to a fixed element by itself, as it is always on screen.
  space.addEventListener('focusin', () => space.scrollIntoView({ block: 'center' }))
}

function findMiddleHeading(text: Element | null): Element | null {
  if (!text) return null
  const { top, bottom } = text.getBoundingClientRect()
  const distance = (part: Element) => Math.abs(part.getBoundingClientRect().top - (top + bottom) / 2)
  const headings = [...text.querySelectorAll(':scope > h2 ~ h2')]
  return headings.sort((one, other) => distance(one) - distance(other))[0] ?? null
}
