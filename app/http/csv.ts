import { removeInvisible } from '~contract/values/typed-text'

/** Without it spreadsheets misread Georgian letters. */
const BYTE_ORDER_MARK = '\ufeff'

const AMOUNT = /^\d+\.\d\d$/

type CsvRow = readonly (string | number)[]

export function formatCsv(rows: readonly CsvRow[]): string {
  return joinCsv(rows.map(formatCsvRow))
}

/**
 * Amounts stand as they are, texts are quoted, and an apostrophe keeps a spreadsheet from running what somebody has typed as a
 * formula.
 */
export function formatCsvRow(row: CsvRow): string {
  return row.map((cell) => (typeof cell === 'number' || AMOUNT.test(cell) ? cell : quote(cell))).join()
}

export function joinCsv(lines: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** Also of other widths, and after what a spreadsheet skips. */
const FORMULA = /^\s*[=+\-@＝＋－﹣＠﹦﹢﹫−]|^[\t\n]/

function quote(typed: string): string {
  const text = removeInvisible(typed)
  return `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}
