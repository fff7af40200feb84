import type { AuditedElement } from './new-elements'

/**
 * Lists the first visible element of each kind outside of excluded parts. The key describes what the rules of
 * axe look at, apart from texts and colours.
 * @param without selectors of parts that are skipped
 */
export function listKinds(without: string[]): AuditedElement[] {
  const attributes = ['class', 'type', 'role', 'aria-invalid', 'aria-current', 'open']
  const kinds = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const values = attributes.map((name) => element.getAttribute(name) ?? '')
    const key = ['kind', element.localName, element.parentElement?.localName, ...values]
      .join(' ')
      .replace(/\d+/g, '0')
    const isExcluded = () => without.some((selector) => element.closest(selector))
    if (!kinds.has(key) && element.checkVisibility({ visibilityProperty: true }) && !isExcluded())
      kinds.set(key, element)
  }
  return [...kinds].map(([key, element]) => ({ key, element }))
}
