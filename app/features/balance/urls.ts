import { parsePageNumber } from '~contract/values/page-number'

export const PAYMENTS_PATH = '/account/payments'

export interface HistoryParams {
  page: number
  /** Month such as `2026-11`. */
  month?: string | undefined
  kind?: 'in' | 'out' | undefined
}

export function parseHistoryParams(searchParams: URLSearchParams): HistoryParams {
  return {
    page: parsePageNumber(searchParams.get('page')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(searchParams.get('month') ?? '')?.[0],
    kind: (['in', 'out'] as const).find((kind) => kind === searchParams.get('kind')),
  }
}

/** Returns the path of the history, without the number of page 1. */
export function historyPath({ page, month, kind }: HistoryParams): string {
  const searchParams = new URLSearchParams()
  if (month) searchParams.set('month', month)
  if (kind) searchParams.set('kind', kind)
  if (page > 1) searchParams.set('page', String(page))
  return searchParams.size > 0 ? `${PAYMENTS_PATH}?${searchParams}` : PAYMENTS_PATH
}

export const MONTHLY_PATH = `${PAYMENTS_PATH}/monthly`

/** @param month month such as `2026-11` */
export const monthlyPath = (month: string) => `${MONTHLY_PATH}?month=${month}`

export const monthlyCsvPath = (month: string) => `${MONTHLY_PATH}.csv?month=${month}`

export const monthlyPdfPath = (month: string) => `${MONTHLY_PATH}.pdf?month=${month}`

export function receiptPath(id: number): string {
  return `${PAYMENTS_PATH}?receipt=${id}`
}

export function receiptFilePath(id: number): string {
  return `${PAYMENTS_PATH}/${id}/receipt.pdf`
}

export function deleteCardPath(id: number): string {
  return `${PAYMENTS_PATH}?delete_card=${id}`
}

export function paymentResultPath(id: number): string {
  return `/payment-result?payment_id=${id}`
}
