/** The page of payments and cards, without a language. */
export const PAYMENTS_PATH = '/account/payments'

/** What the history shows. */
export interface HistoryView {
  page: number
  /** `2026-11` */
  month?: string | undefined
  kind?: 'in' | 'out' | undefined
}

/** The history that an address asks for. */
export function readHistoryView(query: URLSearchParams): HistoryView {
  const page = query.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0],
    kind: (['in', 'out'] as const).find((kind) => kind === query.get('kind')),
  }
}

/** The page with a part of the history; page 1 is never written. */
export function historyAddress({ page, month, kind }: HistoryView): string {
  const query = new URLSearchParams()
  if (month) query.set('month', month)
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PAYMENTS_PATH}?${query}` : PAYMENTS_PATH
}

export function receiptAddress(id: number): string {
  return `${PAYMENTS_PATH}?receipt=${id}`
}

/** Asks before the card is let go of. */
export function forgetAddress(id: number): string {
  return `${PAYMENTS_PATH}?delete_card=${id}`
}

/** What has become of a payment. */
export function resultAddress(id: number): string {
  return `/payment-result?payment_id=${id}`
}
