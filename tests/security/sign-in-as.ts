import type { AccountType } from '~contract/accounts'

/** The parameter with which the login site sends a demo person back. */
export async function signInAs(origin: string, type: AccountType | 'operator'): Promise<string> {
  const login = new URL('/sandbox/auth', origin)
  login.searchParams.set('Continue', `${origin}/`)
  const body = new URLSearchParams({ as: `${type}@demo.test` })
  const { headers } = await fetch(login, { method: 'POST', body, redirect: 'manual' })
  return new URL(headers.get('location') ?? '').searchParams.get('access_token') ?? ''
}
