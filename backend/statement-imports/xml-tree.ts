import { SaxesParser } from 'saxes'
import { MAX_CELL_LENGTH } from '~backend/platform/read-csv-records'
import type { FileRefusal } from './file-line'

/** Maximum depth: root, lists, statements, groups of groups, fields. */
const MAX_DEPTH = 12
const MAX_ELEMENTS = 60_000
const MAX_ATTRIBUTES = 60

export interface XmlElement {
  /** Name without a namespace prefix. */
  name: string
  /** Number of its first line. */
  line: number
  attributes: { name: string; value: string }[]
  children: XmlElement[]
  text: string
}

class XmlRefusal extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal.refusal)
  }
}

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses a document into a tree. Stops at the first exceeded limit.
 * A document that declares entities is rejected, because they may expand without end.
 */
export function readXmlTree(text: string): { root: XmlElement } | FileRefusal {
  const document: XmlElement = { name: '', line: 1, attributes: [], children: [], text: '' }
  const open = [document]
  let elements = 0
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (refusal: FileRefusal['refusal']) => {
    throw new XmlRefusal({ refusal, line: parser.line })
  }
  const current = () => open.at(-1) as XmlElement
  parser.on('error', () => refuse('broken'))
  parser.on('doctype', () => refuse('entities'))
  parser.on('opentagstart', ({ name }) => {
    elements += 1
    if (elements > MAX_ELEMENTS) refuse('too_many_elements')
    if (open.length > MAX_DEPTH) refuse('too_deep')
    const element = { name: toLocalName(name), line: parser.line, attributes: [], children: [], text: '' }
    current().children.push(element)
    open.push(element)
  })
  parser.on('attribute', ({ name, value }) => {
    if (/^xmlns\b/.test(name)) return
    const { attributes } = current()
    if (attributes.length === MAX_ATTRIBUTES) refuse('too_many_columns')
    if (value.length > MAX_CELL_LENGTH) refuse('cell_too_long')
    attributes.push({ name: toLocalName(name), value: value.trim() })
  })
  const addText = (part: string) => {
    const element = current()
    element.text += part
    if (element.text.length > MAX_CELL_LENGTH && element.text.trim() !== '') refuse('cell_too_long')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) element.text = element.text.trim()
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof XmlRefusal) return error.refusal
    throw error
  }
  const [root] = document.children
  return root ? { root } : { refusal: 'empty' }
}
