import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { decodeText } from './decode-text'
import type { FileLine, FileRefusal } from './file-line'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'

/** How a ZIP archive begins, as .xlsx is one, and how .xls does. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0']

/** Reads a CSV or XML file, which is told by its first sign. */
export function readFile(bytes: Buffer): { lines: FileLine[] } | FileRefusal {
  if (WORKBOOK_STARTS.includes(bytes.toString('hex', 0, 4))) return { refusal: 'workbook' }
  const text = decodeText(bytes)
  if (text === undefined) return { refusal: 'encoding' }
  const result = /^\s*</.test(text) ? readXml(text) : readCsv(text)
  if ('refusal' in result) return result
  if (result.lines.length === 0) return { refusal: 'empty' }
  return result.lines.length > MAX_IMPORT_LINES ? { refusal: 'too_many_lines' } : result
}
