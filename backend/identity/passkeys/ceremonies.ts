import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type pg from 'pg'
import type { Row } from '~backend/platform/db/row'
import { unauthenticated } from '~backend/platform/http/errors'
import {
  consumeChallenge,
  findPasskey,
  listPasskeys,
  type NewPasskey,
  type PasskeyRow,
  saveChallenge,
  savePasskeyUse,
} from './store'

interface Site {
  origin: string
  /** Site name that browsers show. */
  brandName: string
}

/** Loaded on first use, because it needs 20 MB and many servers never see a passkey. */
const loadLibrary = () => import('@simplewebauthn/server')

/** Creates the options with which a signed-in user's browser creates a passkey. */
export async function createRegistrationOptions(pool: pg.Pool, userId: number, { origin, brandName }: Site) {
  const { rows } = await pool.query<Row<'users', 'email' | 'first_name' | 'last_name' | 'global_user_id'>>(
    'select email, first_name, last_name, global_user_id from users where id = $1',
    [userId],
  )
  const [user] = rows
  if (!user) throw unauthenticated()
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: brandName,
    rpID: new URL(origin).hostname,
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    // Random id, because devices store it and it must not identify the person.
    userID: new Uint8Array(Buffer.from(user.global_user_id.replaceAll('-', ''), 'hex')),
    excludeCredentials: (await listPasskeys(pool, userId)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(pool, options.challenge, userId)
  return options
}

/** Creates the options with which a browser offers its passkeys of this site. */
export async function createSignInOptions(pool: pg.Pool, origin: string) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  })
  await saveChallenge(pool, options.challenge, null)
  return options
}

type MadeByBrowser = { credential: string; origin: string }

/**
 * Verifies a new passkey.
 * @returns undefined for another site, person or challenge
 */
export async function verifyNewPasskey(
  pool: pg.Pool,
  userId: number,
  { credential, origin }: MadeByBrowser,
): Promise<Omit<NewPasskey, 'device'> | undefined> {
  const response = parseCredential<RegistrationResponseJSON>(credential)
  if (!response) return undefined
  const { verifyRegistrationResponse } = await loadLibrary()
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(pool, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verification?.verified || !verification.registrationInfo) return undefined
  const { id, publicKey, counter } = verification.registrationInfo.credential
  return { id, userId, publicKey, counter, transports: response.response.transports ?? [] }
}

/** Verifies a sign-in. Returns undefined for an unknown passkey. */
export async function verifyPasskey(
  pool: pg.Pool,
  { credential, origin }: MadeByBrowser,
): Promise<PasskeyRow | undefined> {
  const response = parseCredential<AuthenticationResponseJSON>(credential)
  const passkey = response && (await findPasskey(pool, response.id))
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(pool, challenge, null),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  await savePasskeyUse(pool, passkey.id, verification.authenticationInfo.newCounter)
  return passkey
}

/** The library checks the rest of the shape. */
function parseCredential<Credential extends { id: string }>(text: string): Credential | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isCredential =
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string' &&
      'response' in value
    return isCredential ? (value as unknown as Credential) : undefined
  } catch {
    return undefined
  }
}
