import type { Instalment } from './schedule'

/** Without it, spreadsheets take Georgian letters for something else. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A schedule as a file for spreadsheets, one month a line, money with two decimals.
 *
 * @param heads month, payment, interest, principal, balance
 */
export function scheduleCsv(schedule: readonly Instalment[], heads: readonly string[]): string {
  const lines = schedule.map(({ month, ...money }) =>
    [month, ...[money.payment, money.interest, money.principal, money.balance].map(decimals)].join(),
  )
  return `${BYTE_ORDER_MARK}${[heads.map(quoted).join(), ...lines].join('\r\n')}\r\n`
}

function decimals(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
