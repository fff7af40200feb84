/** The parameters that open a dialog above any page. */
const DIALOG_PARAMS = ['login', 'fill_balance', 'take_loan', 'ai_modal', 'call_request', 'companies'] as const

export function isDialogOpen(query: URLSearchParams): boolean {
  return DIALOG_PARAMS.some((name) => query.has(name))
}

/** `?companies` asks for the list of the sister sites, where there are any. */
export function isCompaniesDialogOpen(query: URLSearchParams, sisterSitesLink: unknown): boolean {
  return query.has('companies') && sisterSitesLink !== undefined
}

/** `?login` asks a guest to sign in; somebody signed in has no need of it. */
export function isLoginDialogOpen(query: URLSearchParams, user: unknown): boolean {
  return query.has('login') && !user
}
