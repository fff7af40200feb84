/** Maximum length of a cell; far longer than any field. */
export const MAX_CELL_LENGTH = 20_000
/** Maximum number of cells read from one record, because every record of a file may have as many. */
const MAX_RECORD_CELLS = 1_000

export interface CsvRecord {
  /** Number of its first line, from 1. */
  line: number
  cells: string[]
}

export interface RecordFormat {
  separator: string
  /** False for tables whose quotation marks are ordinary characters. */
  isQuoted: boolean
  /** Maximum number of records; empty ones are skipped and do not count. */
  maxRecords: number
}

export class CsvRefusal extends Error {
  constructor(
    readonly refusal: 'broken' | 'cell_too_long' | 'too_many_columns',
    readonly line: number,
  ) {
    super(`line ${line}: ${refusal}`)
  }
}

/**
 * Splits a text with line feeds into records of RFC 4180. Quotation marks count only at the start of a cell.
 * @throws CsvRefusal for a quotation mark that is unclosed or followed by text, and for a cell that is too
 * long
 */
export function readRecords(text: string, { separator, isQuoted, maxRecords }: RecordFormat): CsvRecord[] {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let line = 1
  let firstLine = 1
  let place = 0
  const addCell = (cell: string) => {
    if (cell.length > MAX_CELL_LENGTH) throw new CsvRefusal('cell_too_long', firstLine)
    if (cells.length === MAX_RECORD_CELLS) throw new CsvRefusal('too_many_columns', firstLine)
    cells.push(cell.trim())
  }
  while (place < text.length && records.length < maxRecords) {
    let end: number
    const start = isQuoted ? skipSpaces(text, place, separator) : place
    if (isQuoted && text[start] === '"') {
      const quoted = readQuoted(text, start, firstLine)
      for (let found = text.indexOf('\n', place); found !== -1 && found < quoted.end; line += 1)
        found = text.indexOf('\n', found + 1)
      end = skipSpaces(text, quoted.end, separator)
      const next = text[end]
      if (next !== undefined && next !== separator && next !== '\n') throw new CsvRefusal('broken', line)
      addCell(quoted.cell)
    } else {
      end = findCellEnd(text, place, separator)
      addCell(text.slice(place, end))
    }
    if (text[end] === separator) {
      place = end + 1
      // The last cell of a file may be empty.
      if (place < text.length) continue
      cells.push('')
    }
    if (cells.some((cell) => cell !== '')) records.push({ line: firstLine, cells })
    cells = []
    place = end + 1
    line += 1
    firstLine = line
  }
  return records
}

function findCellEnd(text: string, start: number, separator: string): number {
  for (let place = start; place < text.length; place += 1) {
    const letter = text[place]
    if (letter === separator || letter === '\n') return place
  }
  return text.length
}

function skipSpaces(text: string, start: number, separator: string): number {
  let place = start
  while (text[place] !== separator && (text[place] === ' ' || text[place] === '\t')) place += 1
  return place
}

function readQuoted(text: string, start: number, line: number): { cell: string; end: number } {
  let cell = ''
  let from = start + 1
  for (;;) {
    const mark = text.indexOf('"', from)
    if (mark === -1) throw new CsvRefusal('broken', line)
    cell += text.slice(from, mark)
    if (cell.length > MAX_CELL_LENGTH) throw new CsvRefusal('cell_too_long', line)
    if (text[mark + 1] !== '"') return { cell, end: mark + 1 }
    cell += '"'
    from = mark + 2
  }
}
