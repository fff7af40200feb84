/** Without it spreadsheets misread Georgian letters. */
const BYTE_ORDER_MARK = '\ufeff'

const AMOUNT = /^\d+\.\d\d$/

/** Amounts stand as they are, texts are quoted, and an apostrophe keeps a spreadsheet from running what somebody has typed as a formula. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' || AMOUNT.test(cell) ? cell : quote(cell))).join(),
  )
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function quote(text: string): string {
  return `"${text.replace(/^[=+\-@\t\r\n]/, "'$&").replaceAll('"', '""')}"`
}
