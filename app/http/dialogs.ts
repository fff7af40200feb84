/** The parameters that open a dialog with forms above any page. */
const OPENING = ['take_loan', 'ai_modal', 'call_request'] as const

export function isDialogOpen(query: URLSearchParams): boolean {
  return OPENING.some((name) => query.has(name))
}
