import { expect, type Page } from '@playwright/test'
import { findUnaudited, rememberAudited } from './audited'
import { listTexts } from './contrast'
import { listKinds } from './element-kinds'
import { loadAxe } from './load-axe'
import { listTargets } from './target-size'

/** Element with a key; axe has the same result for elements with the same key. */
export interface AuditedElement {
  element: Element
  key: string
}

/** Rules that depend on colours and sizes. */
const LOOK_RULES = ['color-contrast', 'target-size']

/**
 * Checks the contrast of texts in the page's current colours, the sizes of targets, and elements of new kinds
 * by all rules. A run checks one element of each kind: most of an audit would be repeated elements, such as
 * twenty cards of a list.
 * @param without selectors of parts that are skipped
 * @param kindRules rules for elements of a new kind; none leaves them unchecked
 */
export async function expectNewElements(page: Page, without: string[], kindRules: string[]): Promise<void> {
  const lists = [listTexts, listTargets, ...(kindRules.length > 0 ? [listKinds] : [])]
  const found = await Promise.all(lists.map((list) => page.evaluateHandle(list, without)))
  const elements = await page.evaluateHandle((all) => all.flat(), found)
  const unaudited = findUnaudited(await elements.evaluate((all) => all.map(({ key }) => key)))
  if (unaudited.size === 0) return
  await loadAxe(page)
  const hasNewKind = [...unaudited].some((key) => key.startsWith('kind'))
  const rules = hasNewKind ? kindRules : LOOK_RULES
  const { violations, judged } = await elements.evaluate(judge, { keys: [...unaudited], rules })
  expect(violations, page.url()).toEqual([])
  rememberAudited(judged)
}

/**
 * @returns keys of the elements that axe could check: text over a picture, or out of sight, is retried
 * elsewhere
 */
async function judge(
  elements: AuditedElement[],
  { keys, rules }: { keys: string[]; rules: string[] },
): Promise<{ violations: string[]; judged: string[] }> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const unaudited = new Set(keys)
  const chosen = elements.filter(({ key }) => unaudited.delete(key))
  const found = await axe.run(
    { include: chosen.map(({ element }) => element as HTMLElement) },
    {
      runOnly: rules,
      elementRef: true,
      preload: false,
      resultTypes: ['violations', 'passes'],
      selectors: false,
    },
  )
  const passed = new Set(
    found.passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  return {
    violations: found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    ),
    judged: chosen
      .filter(({ element, key }) => !key.startsWith('look') || passed.has(element as HTMLElement))
      .map(({ key }) => key),
  }
}
