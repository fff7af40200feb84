import type { Instalment } from './schedule'

/** Without it spreadsheets misread Georgian letters. */
const BYTE_ORDER_MARK = '\ufeff'

/** One month a line, amounts with two decimals. Column heads: month, payment, interest, principal, balance. */
export function formatScheduleCsv(schedule: readonly Instalment[], columnHeads: readonly string[]): string {
  const lines = schedule.map(({ month, ...money }) =>
    [month, ...[money.payment, money.interest, money.principal, money.balance].map(formatDecimals)].join(),
  )
  return `${BYTE_ORDER_MARK}${[columnHeads.map(quoteCsv).join(), ...lines].join('\r\n')}\r\n`
}

function formatDecimals(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

function quoteCsv(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
