import { expect, type Page } from '@playwright/test'

/**
 * What decides the contrast of a text: its colours, those behind it, and the tags and classes that it stands in. A worker
 * checks one text of each look, as the contrast of all texts takes two thirds of an audit.
 */
const auditedLooks = new Set<number>()

/**
 * Checks the contrast of texts in the page's current colours; axe has been loaded.
 * @param without selectors of parts that are left out
 */
export async function expectContrastOfNewTexts(page: Page, without: string[]): Promise<void> {
  const texts = await page.evaluateHandle(listTexts, without)
  const looks = await texts.evaluate((all) => all.map(({ look }) => look))
  const unaudited = [...new Set(looks)].filter((look) => !auditedLooks.has(look))
  if (unaudited.length === 0) return
  const { violations, judged } = await texts.evaluate(judgeContrast, unaudited)
  expect(violations, page.url()).toEqual([])
  for (const look of judged) auditedLooks.add(look)
}

interface Text {
  element: Element
  look: number
}

/** Visible elements with text of their own, and fields. */
function listTexts(without: string[]): Text[] {
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
  /** Texts for screen readers alone are one pixel large. */
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
    .map((element) => ({ element, look: lookOf(element) }))
}

/** @returns the looks that axe could judge: text over a picture, or out of sight, is tried again elsewhere */
async function judgeContrast(
  texts: Text[],
  looks: number[],
): Promise<{ violations: string[]; judged: number[] }> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const chosen = looks.flatMap((look) => texts.find((text) => text.look === look) ?? [])
  const found = await axe.run(
    { include: chosen.map(({ element }) => element as HTMLElement) },
    {
      runOnly: ['color-contrast'],
      elementRef: true,
      preload: false,
      resultTypes: ['violations', 'passes'],
      selectors: false,
    },
  )
  const passed = new Set(found.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  return {
    violations: found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    ),
    judged: chosen.filter(({ element }) => passed.has(element as HTMLElement)).map(({ look }) => look),
  }
}
