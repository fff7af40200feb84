/** Parameter of each dialog that opens above any page; if several are present, the first opens. */
export const DIALOG_PARAMS = [
  'login',
  'delete_card',
  'fill_balance',
  'take_loan',
  'ai_modal',
  'call_request',
  'companies',
] as const

export type DialogParam = (typeof DIALOG_PARAMS)[number]

export function isDialogOpen(query: URLSearchParams): boolean {
  return DIALOG_PARAMS.some((param) => query.has(param))
}
