import { prefersReducedData, prefersReducedMotion } from './user-preferences'

/** Opens the window for a fixed advertisement only off screen, so that nothing shifts, and never with reduced motion or data saving. */
export function openInterscroller(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-interscroller]')
  if (!waiting || prefersReducedData() || prefersReducedMotion()) return
  const before =
    waiting.dataset.interscroller === 'amid' ? findMiddleHeading(waiting.previousElementSibling) : null
  const above = before ?? waiting.previousElementSibling
  if (!above || above.getBoundingClientRect()[before ? 'top' : 'bottom'] < innerHeight) return
  const space = waiting.content.firstElementChild
  if (!space) return
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
