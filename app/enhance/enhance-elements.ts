import { readData } from './shared/element-data'
import { reloadAfterLoss } from './shared/reload-after-loss'

/** Enhances one element. A method's type, so that a module may declare the kind of element it expects. */
export type Enhance = { enhance(element: HTMLElement): unknown }['enhance']

const enhanced = new WeakSet<Element>()

/** Runs the modules named by `data-enhance` on each element, once. */
export function enhanceElements(enhancements: Readonly<Record<string, Enhance>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (enhanced.has(element)) continue
    enhanced.add(element)
    for (const name of readData(element, 'enhance').enhance.split(' ')) {
      try {
        enhancements[name]?.(element)
      } catch (error) {
        // The other elements do not depend on this one.
        reportError(error)
      }
    }
  }
}

/** Also enhances elements that are added later, for example when a part is replaced in place. */
export function enhanceAddedElements(enhancements: Readonly<Record<string, Enhance>>): void {
  new MutationObserver(() => enhanceElements(enhancements)).observe(document.body, {
    childList: true,
    subtree: true,
  })
}

/**
 * Loads a module when the element is first used, or at once if the visitor already uses it. Pages that are
 * only read do not load it.
 */
export function enhanceOnFocus(load: () => Promise<{ default: Enhance }>): Enhance {
  const enhance = enhanceLazily(load)
  return (element) =>
    element.contains(document.activeElement)
      ? enhance(element)
      : element.addEventListener('focusin', () => enhance(element), { once: true })
}

/** Loads a module that few pages need. If that fails, the element works as without script. */
export function enhanceLazily(load: () => Promise<{ default: Enhance }>): Enhance {
  return (element) =>
    load().then(
      ({ default: enhance }) => enhance(element),
      (error) => {
        if (error instanceof TypeError) reloadAfterLoss()
        else reportError(error)
      },
    )
}
