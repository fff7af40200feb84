import { removeInvisible } from '~contract/values/typed-text'

/** Byte order mark; spreadsheets misread Georgian letters if it is missing. */
const BYTE_ORDER_MARK = '\ufeff'

const AMOUNT = /^\d+\.\d\d$/

type CsvRow = readonly (string | number)[]

export function formatCsv(rows: readonly CsvRow[]): string {
  return joinCsv(rows.map(formatCsvRow))
}

/**
 * Formats a row: amounts are unquoted, texts quoted, and an apostrophe keeps a spreadsheet from running user
 * input as a formula.
 */
export function formatCsvRow(row: CsvRow): string {
  return row.map((cell) => (typeof cell === 'number' || AMOUNT.test(cell) ? cell : quote(cell))).join()
}

export function joinCsv(lines: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** Start of a formula, also in other widths, and after characters that a spreadsheet skips. */
const FORMULA = /^\s*[=+\-@＝＋－﹣＠﹦﹢﹫−]|^[\t\n]/

function quote(typed: string): string {
  const text = removeInvisible(typed)
  return `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}
