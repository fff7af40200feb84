import {
  type CsvRecord,
  CsvRefusal,
  type RecordFormat,
  readRecords,
} from '~backend/platform/read-csv-records'
import { IMPORT_SEPARATORS, type ImportSeparator, MAX_IMPORT_LINES } from '~contract/statement-imports'
import { type Column, type FileLine, type FileRefusal, MAX_COLUMNS, type TextFile } from './file-line'
import { readHeading } from './find-column'
import { findPortalColumn, isPortalExport } from './portal-export'

/** Number of records used to choose a separator. */
const SAMPLE_RECORDS = 20
const SAMPLE_LETTERS = 100_000
/** Maximum number of title lines above the headings. */
const MAX_LINES_ABOVE = 5
const MIN_HEADINGS = 2
/** `sep=;`, which Excel writes and reads, with separators after it once it is saved again. */
const SEPARATOR_LINE = /^"?sep=(\\t|.)"?[;,\t|]*\n/i

type TableFormat = Pick<RecordFormat, 'separator' | 'isQuoted'>

/** Reads a table whose first line after titles has the headings. */
export function readCsv(source: string): TextFile | FileRefusal {
  const text = source.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
  const [start = '', named = ''] = SEPARATOR_LINE.exec(text) ?? []
  // The line stays, empty, so that line numbers match the file.
  const table = text.slice(start === '' ? 0 : start.length - 1)
  try {
    const format = findFormat(table, named === '\\t' ? '\t' : named)
    // One more than may be, so that it is known that there are more.
    const records = readRecords(table, { ...format, maxRecords: MAX_IMPORT_LINES + MAX_LINES_ABOVE + 2 })
    const place = findHeadings(records)
    const header = records[place]
    if (!header) return { refusal: 'empty' }
    const headings = dropEmptyEnd(header.cells)
    if (headings.length > MAX_COLUMNS) return { refusal: 'too_many_columns', line: header.line }
    const isPortal = isPortalExport(headings)
    const columns = headings.map((heading) => (isPortal && findPortalColumn(heading)) || readHeading(heading))
    return {
      lines: records.slice(place + 1).map((record) => toFileLine(record, columns)),
      separator: toSeparatorName(format.separator),
      columns,
      profile: isPortal ? 'portal' : undefined,
    }
  } catch (error) {
    if (error instanceof CsvRefusal) return { refusal: error.refusal, line: error.line }
    throw error
  }
}

const toSeparatorName = (separator: string) =>
  (Object.keys(IMPORT_SEPARATORS) as ImportSeparator[]).find(
    (name) => IMPORT_SEPARATORS[name] === separator,
  ) ?? 'comma'

function toFileLine({ line, cells }: CsvRecord, columns: readonly Column[]): FileLine {
  return {
    line,
    cells: columns.map((column, place) => ({ column, text: cells[place] ?? '' })),
    hasTooMany: cells.slice(columns.length).some((cell) => cell !== ''),
  }
}

function dropEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

const countKnown = (cells: readonly string[]) =>
  cells.slice(0, MAX_COLUMNS).filter((cell) => cell !== '' && readHeading(cell).field).length

/** Finds the line of headings near the top of the file; the first line if none has known headings. */
function findHeadings(records: readonly CsvRecord[]): number {
  const place = records
    .slice(0, MAX_LINES_ABOVE + 1)
    .findIndex(({ cells }) => countKnown(cells) >= MIN_HEADINGS)
  return Math.max(0, place)
}

/** Returns the separator named by the file; else the one that gives known headings and consistent lines. */
function findFormat(text: string, named: string): TableFormat {
  const names = Object.values(IMPORT_SEPARATORS)
  const separators = names.filter((separator) => named === '' || separator === named)
  const sample = text.slice(0, SAMPLE_LETTERS)
  const isWhole = sample.length === text.length
  const judged = (separators.length > 0 ? separators : names).flatMap((separator) =>
    // Only tables with tabs are saved without quotes around texts that contain quotes.
    (separator === '\t' ? [true, false] : [true]).map((isQuoted) => {
      const format = { separator, isQuoted }
      return { format, score: judgeFormat(sample, format, isWhole) }
    }),
  )
  return judged.toSorted((one, other) => compareScores(other.score, one.score))[0]?.format as TableFormat
}

interface FormatScore {
  known: number
  /** Share of lines that have as many cells as the headings, from 0 to 1. */
  consistency: number
  cells: number
}

const compareScores = (one: FormatScore, other: FormatScore) =>
  one.known - other.known || one.consistency - other.consistency || one.cells - other.cells

function judgeFormat(sample: string, format: TableFormat, isWhole: boolean): FormatScore {
  const records = tryRecords(sample, { ...format, maxRecords: SAMPLE_RECORDS })
  if (!records) {
    const [header] = tryRecords(sample, { ...format, maxRecords: 1 }) ?? []
    return { known: countKnown(header?.cells ?? []), consistency: -1, cells: 0 }
  }
  // A sample may end within a record.
  if (!isWhole && records.length > 1 && records.length < SAMPLE_RECORDS) records.pop()
  const place = findHeadings(records)
  const headings = records[place]?.cells ?? []
  const lines = records.slice(place + 1)
  const alike = lines.filter(({ cells }) => cells.length === headings.length).length
  return {
    known: countKnown(headings),
    consistency: lines.length === 0 ? 1 : alike / lines.length,
    cells: headings.length,
  }
}

function tryRecords(text: string, format: RecordFormat): CsvRecord[] | undefined {
  try {
    return readRecords(text, format)
  } catch (error) {
    if (error instanceof CsvRefusal) return undefined
    throw error
  }
}
