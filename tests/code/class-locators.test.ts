import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The one module that may select elements by class. */
const NAMED_LOCATORS = 'locators.ts'

/** Values of attributes and inserted values, which may contain a full stop. */
const VALUES = /\[[^\]]*\]|\$\{[^}]*\}/g

/** Functions whose first argument is a selector. */
const SELECTOR_FUNCTIONS =
  /^(?:locator|querySelector|querySelectorAll|closest|matches|waitForSelector|\$\$?(?:eval)?)$/

/** Lists strings that select by class, as arguments of a search and as values that begin with a class. */
function listClassSelectors(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (isText) {
      const text = node.getText().slice(1, -1)
      if (isSelector(node) ? hasClass(text) : isBareSelector(node, text)) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('journey.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

const hasClass = (selector: string) => /\.[a-z]/.test(selector.replaceAll(VALUES, ''))

function isSelector({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false
  const { expression } = parent
  return ts.isPropertyAccessExpression(expression) && SELECTOR_FUNCTIONS.test(expression.name.text)
}

/** Returns true for a selector that is not an argument yet; arguments such as `.png` are file names. */
function isBareSelector({ parent }: ts.Node, text: string): boolean {
  return !ts.isCallExpression(parent) && /^\.[a-z][^{}/]*$/.test(text)
}

test.each([
  ["page.locator('.card')"],
  ["page.locator('#main .card > a')"],
  ["page.locator('a.button')"],
  ["page.locator('.arrow.next')"],
  ["button.closest('.card')"],
  ["page.locator('li:not(:has(.badge))')"],
  ["document.querySelector('.map[data-live]')"],
  ["const MAP = '.map[data-live]'"],
  ["for (const part of ['.card']) find(part)"],
])('%s selects by class', (source) => {
  expect(listClassSelectors(source)).toHaveLength(1)
})

test.each([
  ["page.locator('#main [name=count]')"],
  ['page.locator(\'a[href$=".pdf"]\')'],
  ["name.endsWith('.json')"],
  ["t('own-statements.title')"],
])('%s does not select by class', (source) => {
  expect(listClassSelectors(source)).toEqual([])
})

test('journeys find elements by role, label, text or a stable name', () => {
  const selectors = ['tests/e2e', 'tests/security'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== NAMED_LOCATORS)
      .flatMap((name) =>
        listClassSelectors(readFileSync(join(folder, name), 'utf8')).map((text) => `${name}: ${text}`),
      ),
  )
  const message = `Use getByRole, getByLabel, getByText, [name=…] or #id. If nothing names the element, add a
locator to tests/e2e/${NAMED_LOCATORS}, so that a change of style changes one line.`
  expect(selectors, message).toEqual([])
})
