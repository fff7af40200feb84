import ts from 'typescript'
import { isFile, readSource } from './import-graph'

const TEST_FILE = /\.(test|spec)\.tsx?$/
/** What vitest fills in by the row of a test. */
const PLACEHOLDER = /%[sdifjo#]|\$\w+(?:\.\w+)*/
/** Calls whose tests do not run. */
const NOT_RUN = /\.(skip|fixme|todo)\b/

/** A literal title, or what stands around the placeholders of a template. */
type Title = { text: string } | { parts: string[] }

interface TestFile {
  source: string
  /** Titles that a loop has put together before. */
  constants: Map<string, ts.Expression>
  groups: Title[]
  tests: Title[]
}

export function isTestFile(file: string): boolean {
  return TEST_FILE.test(file) && isFile(file)
}

/** @param title the titles of groups before that of the test, separated by ` › ` */
export function hasTest(file: string, title: string): boolean {
  const { source, groups, tests } = readTestFile(file)
  const names = title.split(' › ')
  const test = names.pop() ?? ''
  return (
    tests.some((one) => fits(one, test, source)) &&
    names.every((name) => groups.some((one) => fits(one, name, source)))
  )
}

const readFiles = new Map<string, TestFile>()

function readTestFile(file: string): TestFile {
  const known = readFiles.get(file)
  if (known) return known
  const source = readSource(file)
  const found: TestFile = { source, constants: new Map(), groups: [], tests: [] }
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      found.constants.set(node.name.getText(), node.initializer)
    if (ts.isCallExpression(node)) collectTitle(node, found)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  readFiles.set(file, found)
  return found
}

/** `test('…')`, `test.each(…)('…')`, `describe('…')` and the `spread(language, '…')` of the journeys. */
function collectTitle({ expression, arguments: args }: ts.CallExpression, found: TestFile): void {
  const callee = expression.getText()
  const [, name] = /^(test|spread|describe)\b/.exec(callee.replace(/^test\.describe/, 'describe')) ?? []
  if (!name || NOT_RUN.test(callee)) return
  const title = args.map((node) => toTitle(found.constants.get(node.getText()) ?? node)).find(Boolean)
  if (title) (name === 'describe' ? found.groups : found.tests).push(title)
}

function toTitle(node: ts.Expression): Title | undefined {
  if (ts.isStringLiteralLike(node)) return { text: node.text }
  if (!ts.isTemplateExpression(node)) return undefined
  return { parts: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] }
}

/** A placeholder may be left as it is, or filled in with a text that the file has. */
function fits(title: Title, wanted: string, source: string): boolean {
  if ('parts' in title) return toPattern(title.parts).test(wanted)
  if (title.text === wanted) return true
  const parts = title.text.split(PLACEHOLDER)
  const filled = parts.length > 1 ? toPattern(parts).exec(wanted)?.slice(1) : undefined
  return filled?.every((text) => source.includes(text)) ?? false
}

function toPattern(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map(escapePattern).join('(.+?)')}$`)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
