import type { ImportReading } from '~contract/schemas/statement-imports'
import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { decodeText } from './decode-text'
import type { FileLine, FileRefusal } from './file-line'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'

export interface ImportFile {
  lines: FileLine[]
  reading: ImportReading
}

/** Signatures of ZIP archives, such as .xlsx, and of .xls. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0']
const MAX_HEADING_LENGTH = 60
/** Maximum number of columns listed on the page. */
const MAX_LISTED_COLUMNS = 300

/** Reads a CSV or XML file; the first character decides. */
export function readFile(bytes: Uint8Array): ImportFile | FileRefusal {
  if (WORKBOOK_STARTS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex')))
    return { refusal: 'workbook' }
  const decoded = decodeText(bytes)
  if (!decoded) return { refusal: 'encoding' }
  const { text, encoding } = decoded
  const isXml = /^\s*</.test(text)
  const file = isXml ? readXml(text) : readCsv(text)
  if ('refusal' in file) return file
  if (file.lines.length === 0) return { refusal: 'empty' }
  if (file.lines.length > MAX_IMPORT_LINES) return { refusal: 'too_many_lines' }
  const { columns, separator, profile } = file
  if (!columns.some(({ field }) => field)) return { refusal: 'no_columns' }
  return {
    lines: file.lines,
    reading: {
      format: isXml ? 'xml' : 'csv',
      encoding,
      separator: separator ?? null,
      profile: profile ?? null,
      columns: columns
        .filter(({ heading }) => heading !== '')
        .slice(0, MAX_LISTED_COLUMNS)
        .map(({ heading, field }) => ({ heading: shorten(heading), field: field ?? null })),
    },
  }
}

const shorten = (heading: string) => [...heading].slice(0, MAX_HEADING_LENGTH).join('').replace(/\s+/g, ' ')
