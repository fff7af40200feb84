/** The parameters that open a dialog above any page. */
const OPENING = ['login', 'fill_balance', 'take_loan', 'ai_modal', 'call_request', 'companies'] as const

export function isDialogOpen(query: URLSearchParams): boolean {
  return OPENING.some((name) => query.has(name))
}

/** `?companies` asks for the list of the sister sites, where there are any. */
export function asksCompanies(query: URLSearchParams, { companies }: { companies?: unknown }): boolean {
  return query.has('companies') && companies !== undefined
}

/** `?login` asks a guest to sign in; somebody signed in has no need of it. */
export function asksLogin(query: URLSearchParams, user: unknown): boolean {
  return query.has('login') && !user
}
