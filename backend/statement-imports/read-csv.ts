import { CsvError, parse } from 'csv-parse/sync'
import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { type FileLine, type FileRefusal, MAX_CELLS } from './file-line'

/** A line with three descriptions is far below. */
const MAX_RECORD_LETTERS = 64_000
const DELIMITERS = [',', ';', '\t'] as const

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/** The first line holds the headings. */
export function readCsv(text: string): { lines: FileLine[] } | FileRefusal {
  try {
    const [header, ...records] = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: findDelimiter(text),
      info: true,
      max_record_size: MAX_RECORD_LETTERS,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // One more than may be, so that it is known that there are more.
      to: MAX_IMPORT_LINES + 2,
      trim: true,
    }) as unknown as CsvRecord[]
    if (!header) return { refusal: 'empty' }
    return { lines: records.map((each) => toFileLine(each, header.record)) }
  } catch (error) {
    if (error instanceof CsvError) return { refusal: 'broken', line: Number(error.lines) || 1 }
    throw error
  }
}

/** Of a heading that stands twice, the first one counts. The reader counts lines to the end of a record. */
function toFileLine({ record, info }: CsvRecord, headings: readonly string[]): FileLine {
  const cells = new Map<string, string>()
  for (const [place, heading] of headings.slice(0, MAX_CELLS).entries())
    if (!cells.has(heading)) cells.set(heading, record[place] ?? '')
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  return {
    line: Math.max(1, info.lines - breaks),
    cells,
    hasTooMany: record.slice(headings.length).some((cell) => cell !== ''),
  }
}

/** The one that the headings have, outside of quotes. */
function findDelimiter(text: string): string {
  const [headings = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1)
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ','
}
