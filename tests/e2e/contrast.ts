import type { AuditedElement } from './new-elements'

/**
 * Lists visible elements with text of their own, and fields. The key describes the look that determines the
 * contrast: its colours, those behind it, and the tags and classes around it.
 * @param without selectors of parts that are skipped
 */
export function listTexts(without: string[]): AuditedElement[] {
  const looks = new Map<Element, number>()
  const lookOf = (element: Element): number => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const own = [
      element.parentElement ? lookOf(element.parentElement) : 0,
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.position,
    ].join()
    // The largest prime number of 48 bits, so that the product stays a whole number.
    let look = 0
    for (let place = 0; place < own.length; place++)
      look = (look * 31 + own.charCodeAt(place)) % 281_474_976_710_597
    looks.set(element, look)
    return look
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** Returns false for texts for screen readers only, which are one pixel large. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        hasText(element) && isSeen(element) && !without.some((selector) => element.closest(selector)),
    )
    .map((element) => ({ element, key: `look ${lookOf(element)}` }))
}
