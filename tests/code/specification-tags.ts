import ts from 'typescript'
import { isTestFile, listFiles, readSource } from './import-graph'

/** Test that a comment ties to statements of the specification. */
export interface TaggedTest {
  /** Id of a statement, such as `1.2.14`. */
  statement: string
  file: string
  /** Titles of its groups and its own, separated by ` › `; `%s` stands for each of several values. */
  title: string
}

/** Tag `// Specification 1.2.14, 1.7.3`; with values of one row: `// Specification 1.2.14 with vip | 5`. */
const TAG = /(?<=^ *)\/\/ Specification (\d[\d., ]*\d)(?: with (.+))?$/gm
const PLACEHOLDER = /%[sdifjo#]|\$\w+(?:\.\w+)*/
/** Calls whose tests do not run. */
const NOT_RUN = /\.(skip|fixme|todo)\b/
const FOLDERS = ['app', 'backend', 'contract', 'locales', 'scripts', 'server', 'tests', 'tools']

interface TaggedTests {
  tests: TaggedTest[]
  /** Tags above something that is not a running test, or with values that its file does not have. */
  problems: string[]
}

/** Reads the tags of all test files. */
export function readTaggedTests(): TaggedTests {
  const files = FOLDERS.flatMap(listFiles).filter(isTestFile)
  const read = files.toSorted().map((file) => parseTags(file, readSource(file)))
  return {
    tests: read.flatMap(({ tests }) => tests),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** Reads the tags of a test file from its source. */
export function parseTags(file: string, source: string): TaggedTests {
  const tests: TaggedTest[] = []
  const problems: string[] = []
  const tags = [...source.matchAll(TAG)]
  if (tags.length === 0) return { tests, problems }
  const constants = new Map<string, ts.Expression>()
  const attached = new Set<number>()

  const visit = (node: ts.Node, groups: readonly string[]): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer)
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const callee = node.expression.expression.getText().replace(/^test\.describe/, 'describe')
      const title = toTitle(node.expression, constants)
      if (title && /^describe\b/.test(callee)) groups = [...groups, title]
      if (title && /^test\b/.test(callee) && !NOT_RUN.test(callee)) collect(node, [...groups, title])
    }
    ts.forEachChild(node, (child) => visit(child, groups))
  }
  const collect = (node: ts.Node, titles: readonly string[]): void => {
    const comments = withLoops(node).flatMap(
      (one) => ts.getLeadingCommentRanges(source, one.getFullStart()) ?? [],
    )
    for (const { pos } of comments) {
      const [, ids = '', values = ''] = tags.find(({ index }) => index === pos) ?? []
      if (!ids) continue
      attached.add(pos)
      const filled = values ? values.split(' | ') : []
      const lost = filled.filter((value) => !source.replace(TAG, '').includes(value))
      if (lost.length > 0) problems.push(`${file}: no value ${lost}`)
      const title = fillIn(titles.join(' › '), filled)
      tests.push(...ids.split(/, */).map((statement) => ({ statement, file, title })))
    }
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
  for (const { 0: tag, index } of tags)
    if (!attached.has(index)) problems.push(`${file}: ${tag} is above no test`)
  return { tests, problems }
}

/** Returns a test with the loops around it that repeat nothing else. */
function withLoops(node: ts.Node): ts.Node[] {
  const { parent } = node
  return ts.isForOfStatement(parent) && parent.statement === node ? [node, ...withLoops(parent)] : [node]
}

function fillIn(title: string, values: readonly string[]): string {
  return values.reduce((filled, value) => filled.replace(PLACEHOLDER, () => value), title)
}

/** Returns the first literal among the arguments, also if a function or a constant holds it. */
function toTitle(call: ts.CallExpression, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  for (const node of call.arguments) {
    const title = toText(node, constants)
    if (title !== undefined) return title
  }
  return undefined
}

function toText(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('')
  const inner = ts.isSpreadElement(node) ? node.expression : node
  const value = ts.isIdentifier(inner) ? constants.get(inner.text) : inner
  if (!value || value === node) return undefined
  return ts.isCallExpression(value) ? toTitle(value, constants) : toText(value, new Map())
}
