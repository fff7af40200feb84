import type { AccountType } from '~contract/accounts'

/** Returns the session of a demo user. */
export async function signInAs(origin: string, type: AccountType | 'operator'): Promise<string> {
  const login = new URL('/sandbox/auth', origin)
  login.searchParams.set('Continue', `${origin}/`)
  const body = new URLSearchParams({ as: `${type}@demo.test` })
  const { headers } = await fetch(login, { method: 'POST', body, redirect: 'manual' })
  return /__Host-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
}
