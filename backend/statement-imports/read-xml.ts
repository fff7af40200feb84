import type { ImportColumn } from '~contract/import-columns'
import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { type Column, type FileLine, type FileRefusal, MAX_COLUMNS, type TextFile } from './file-line'
import { createXmlColumns, type FindXmlColumn, toCells } from './xml-columns'
import { readXmlTree, type XmlElement } from './xml-tree'
import { isYrlFeed, toYrlCells } from './yrl'

/** Fields that only a statement has: an agency has a name, an address and a number too. */
const CORE_COLUMNS: readonly (ImportColumn | undefined)[] = [
  'deal_type_id',
  'real_estate_type_id',
  'price',
  'area',
  'room_type_id',
]
const MIN_CORE = 2
/** Reads the statements of a document: elements with fields of a statement, at the same level of the tree. */
export function readXml(text: string): TextFile | FileRefusal {
  const document = readXmlTree(text)
  if ('refusal' in document) return document
  const { root } = document
  const isYrl = isYrlFeed(root)
  const findXmlColumn = createXmlColumns()
  const statements = isYrl
    ? root.children.filter(({ name }) => name === 'offer')
    : findStatements(root, findXmlColumn)
  if (statements.length > MAX_IMPORT_LINES) return { refusal: 'too_many_lines' }
  const lines: FileLine[] = []
  for (const statement of statements) {
    const cells = isYrl ? toYrlCells(statement) : toCells(statement, findXmlColumn)
    if (cells.length > MAX_COLUMNS) return { refusal: 'too_many_columns', line: statement.line }
    lines.push({ line: statement.line, cells, hasTooMany: false })
  }
  return { lines, columns: listColumns(lines), separator: undefined, profile: isYrl ? 'yrl' : undefined }
}

/**
 * Finds the elements with fields of a statement, below lists and wrappers.
 * Siblings such as `<generation-date>` or an agency are skipped.
 */
function findStatements(root: XmlElement, findXmlColumn: FindXmlColumn): XmlElement[] {
  const ownFields = ({ attributes, children }: XmlElement) =>
    [...attributes.map(({ name }) => `@${name}`), ...children.map(({ name }) => name)].flatMap(
      (name) => findXmlColumn([name]).field ?? [],
    )
  const known = new Map<XmlElement, ReadonlySet<ImportColumn>>()
  const coreWithin = (element: XmlElement): ReadonlySet<ImportColumn> => {
    const fields =
      known.get(element) ??
      new Set([
        ...ownFields(element).filter((field) => CORE_COLUMNS.includes(field)),
        ...element.children.flatMap((child) => [...coreWithin(child)]),
      ])
    known.set(element, fields)
    return fields
  }
  const hasCore = (element: XmlElement) => coreWithin(element).size >= MIN_CORE
  const isList = (element: XmlElement) => {
    const own = ownFields(element)
    if (own.filter((field) => CORE_COLUMNS.includes(field)).length >= MIN_CORE) return false
    const names = element.children.filter(hasCore).map(({ name }) => name)
    return new Set(names).size < names.length || (names.length === 1 && own.length === 0)
  }
  let level = root.children
  while (level.some((element) => hasCore(element) && isList(element)))
    level = level.flatMap((element) => (hasCore(element) && isList(element) ? element.children : [element]))
  const names = new Set(level.filter(hasCore).map(({ name }) => name))
  if (names.size > 0) return level.filter(({ name }) => names.has(name))
  return root.children.filter(({ attributes, children }) => attributes.length + children.length > 0)
}

/** Lists the distinct columns of all statements of a document. */
function listColumns(lines: readonly FileLine[]): Column[] {
  const columns = new Map<string, Column>()
  for (const { cells } of lines)
    for (const { column } of cells)
      if (!columns.get(column.heading)?.field) columns.set(column.heading, column)
  return [...columns.values()]
}
