import { readData } from './shared/element-data'
import { reloadAfterLoss } from './shared/reload-after-loss'

/** Adds to one element. A method's type, so that a module may say which kind of element it expects. */
export type Enhance = { enhance(element: HTMLElement): unknown }['enhance']

const enhanced = new WeakSet<Element>()

/** Gives each element to the modules that its `data-enhance` names, once. */
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

/** The same for elements that come later, such as those of a part that was replaced in place. */
export function enhanceAddedElements(enhancements: Readonly<Record<string, Enhance>>): void {
  new MutationObserver(() => enhanceElements(enhancements)).observe(document.body, {
    childList: true,
    subtree: true,
  })
}

/** For what is needed when somebody uses the element; pages that are only read do not load it. */
export function enhanceOnFocus(load: () => Promise<{ default: Enhance }>): Enhance {
  const enhance = enhanceLazily(load)
  return (element) => element.addEventListener('focusin', () => enhance(element), { once: true })
}

/** For what few pages need. Where a file stays lost, the element is as it is without script. */
export function enhanceLazily(load: () => Promise<{ default: Enhance }>): Enhance {
  return (element) => load().then(({ default: enhance }) => enhance(element), reloadAfterLoss)
}
