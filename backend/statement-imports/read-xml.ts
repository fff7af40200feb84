import { SaxesParser } from 'saxes'
import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { type FileLine, type FileRefusal, MAX_CELLS } from './file-line'

/** A root, statements, groups of fields, fields. */
const MAX_DEPTH = 4

class XmlRefusal extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal.refusal)
    this.refusal = refusal
  }
}

interface OpenElement {
  name: string
  text: string
}

/**
 * Each element in the root is a line, whose cells are its attributes and the elements in it, by name; of elements that hold
 * others, those inside count. A document that declares entities is refused before it is read on, as they may grow without end.
 */
export function readXml(text: string): { lines: FileLine[] } | FileRefusal {
  const lines: FileLine[] = []
  const open: OpenElement[] = []
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (refusal: FileRefusal['refusal']) => {
    throw new XmlRefusal({ refusal, line: parser.line })
  }
  const addCell = (name: string, value: string) => {
    const cells = lines.at(-1)?.cells
    if (!cells || cells.size >= MAX_CELLS) return
    const former = cells.get(name)
    // Of several that have one name, such as amenities, all count.
    cells.set(name, former ? `${former}, ${value.trim()}` : value.trim())
  }
  parser.on('error', () => refuse('broken'))
  parser.on('doctype', () => refuse('entities'))
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: '' })
    if (open.length > MAX_DEPTH) return refuse('broken')
    if (open.length === 2) {
      if (lines.length > MAX_IMPORT_LINES) return refuse('too_many_lines')
      lines.push({ line: parser.line, cells: new Map(), hasTooMany: false })
    }
    if (open.length > 1) for (const [key, value] of Object.entries(attributes)) addCell(key, String(value))
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length > 1 && element.text.trim() !== '') addCell(element.name, element.text)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof XmlRefusal) return error.refusal
    throw error
  }
  return { lines }
}
