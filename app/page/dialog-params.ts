const DIALOG_PARAMS = ['login', 'fill_balance', 'take_loan', 'ai_modal', 'call_request', 'companies'] as const

export function isDialogOpen(query: URLSearchParams): boolean {
  return DIALOG_PARAMS.some((name) => query.has(name))
}

/** `?companies` opens the list of sister sites, if the operator has any. */
export function isCompaniesDialogOpen(query: URLSearchParams, sisterSitesLink: unknown): boolean {
  return query.has('companies') && sisterSitesLink !== undefined
}

export function isLoginDialogOpen(query: URLSearchParams, user: unknown): boolean {
  return query.has('login') && !user
}
