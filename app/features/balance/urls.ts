/** The page of payments and cards, without a language. */
export const PAYMENTS_PATH = '/account/payments'

/** What the history shows. */
export interface HistoryParams {
  page: number
  /** `2026-11` */
  month?: string | undefined
  kind?: 'in' | 'out' | undefined
}

/** The history that an address asks for. */
export function parseHistoryParams(searchParams: URLSearchParams): HistoryParams {
  const page = searchParams.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(searchParams.get('month') ?? '')?.[0],
    kind: (['in', 'out'] as const).find((kind) => kind === searchParams.get('kind')),
  }
}

/** The page with a part of the history; page 1 is never written. */
export function historyPath({ page, month, kind }: HistoryParams): string {
  const searchParams = new URLSearchParams()
  if (month) searchParams.set('month', month)
  if (kind) searchParams.set('kind', kind)
  if (page > 1) searchParams.set('page', String(page))
  return searchParams.size > 0 ? `${PAYMENTS_PATH}?${searchParams}` : PAYMENTS_PATH
}

export function receiptPath(id: number): string {
  return `${PAYMENTS_PATH}?receipt=${id}`
}

/** Asks before the card is let go of. */
export function deleteCardPath(id: number): string {
  return `${PAYMENTS_PATH}?delete_card=${id}`
}

/** What has become of a payment. */
export function paymentResultPath(id: number): string {
  return `/payment-result?payment_id=${id}`
}
