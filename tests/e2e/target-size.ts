import type { AuditedElement } from './new-elements'

/**
 * Lists visible links, buttons and fields that are smaller than WCAG 2.2 asks, or that another one overlaps.
 * The key describes their size and the position of their neighbours, which determine if they are large
 * enough.
 * @param without selectors of parts that are skipped
 */
export function listTargets(without: string[]): AuditedElement[] {
  const MIN_SIZE = 24
  const interactive =
    'a, area, button, input, select, textarea, summary, [tabindex], [role], [contenteditable]'
  const seen = [...document.querySelectorAll(interactive)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const round = (length: number) =>
    Math.floor(Math.max(-2 * MIN_SIZE, Math.min(length, 2 * MIN_SIZE)) * 4) / 4
  const isNear = (one: DOMRect, other: DOMRect) =>
    other.left < one.right + MIN_SIZE &&
    other.right > one.left - MIN_SIZE &&
    other.top < one.bottom + MIN_SIZE &&
    other.bottom > one.top - MIN_SIZE
  const isSmall = ({ width, height }: DOMRect) => width < MIN_SIZE || height < MIN_SIZE
  const isOverlapped = ({ element, box }: (typeof seen)[number]) =>
    seen.some(
      (other) =>
        !element.contains(other.element) &&
        !other.element.contains(element) &&
        other.box.left < box.right &&
        other.box.right > box.left &&
        other.box.top < box.bottom &&
        other.box.bottom > box.top,
    )
  const toName = ({ tagName, classList }: Element) => [tagName, ...classList].join('.')
  return seen
    .filter(({ element }) => !without.some((selector) => element.closest(selector)))
    .filter((target) => isSmall(target.box) || isOverlapped(target))
    .map(({ element, box }) => {
      const parent = element.parentElement
      const hasText = [...(parent?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      const style = getComputedStyle(element)
      const neighbours = seen
        .filter((other) => other.element !== element && isNear(box, other.box))
        .map((other) => [
          other.element.tagName,
          element.contains(other.element),
          other.element.contains(element),
          ...[other.box.left, other.box.right].flatMap((x) => [round(x - box.left), round(x - box.right)]),
          ...[other.box.top, other.box.bottom].flatMap((y) => [round(y - box.top), round(y - box.bottom)]),
        ])
      const own = [
        toName(element),
        parent && toName(parent),
        hasText,
        element.getAttribute('role'),
        element.getAttribute('tabindex'),
        style.display,
        style.position,
        style.pointerEvents,
        round(box.width),
        round(box.height),
      ]
      return { element, key: `target ${own.join()} ${neighbours.join()}` }
    })
}
