import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { type Ceremony, SoftwareAuthenticator } from '~tests/fixtures/software-authenticator'
import { createRegistrationOptions, createSignInOptions, verifyNewPasskey, verifyPasskey } from './ceremonies'
import { addPasskey } from './store'

const SITE = { origin: 'https://ezo.test', brandName: 'Ezo' }
const database = withTestDatabase()
let userId: number
let device: SoftwareAuthenticator

beforeEach(async () => {
  userId = await addUser(database.pool)
  device = new SoftwareAuthenticator()
})

async function beginRegistration(of = userId): Promise<Ceremony> {
  const { challenge } = await createRegistrationOptions(database.pool, of, SITE)
  return { challenge, origin: SITE.origin }
}

async function beginSignIn(): Promise<Ceremony> {
  const { challenge } = await createSignInOptions(database.pool, SITE.origin)
  return { challenge, origin: SITE.origin }
}

const verifyNew = (credential: string) =>
  verifyNewPasskey(database.pool, userId, { credential, origin: SITE.origin })
const verifyUse = (credential: string) => verifyPasskey(database.pool, { credential, origin: SITE.origin })

describe('passkey registration', () => {
  test('a new passkey is accepted once for its challenge', async () => {
    const credential = device.register(await beginRegistration())
    expect(await verifyNew(credential)).toMatchObject({ id: device.id.toString('base64url'), userId })
    expect(await verifyNew(credential)).toBeUndefined()
  })

  test.each<[name: string, change: Partial<Ceremony>]>([
    ['of another site', { origin: 'https://evil.test' }],
    ['of a site with the same prefix', { origin: 'https://ezo.test.evil.test' }],
    ['over plain HTTP', { origin: 'http://ezo.test' }],
    ['for an unknown challenge', { challenge: 'bm9ib2R5' }],
    ['without user verification', { isUserVerified: false }],
  ])('a new passkey %s is rejected', async (_, change) => {
    const credential = device.register({ ...(await beginRegistration()), ...change })
    expect(await verifyNew(credential)).toBeUndefined()
  })

  test('a challenge of another account or of a sign-in adds no passkey', async () => {
    const stranger = await addUser(database.pool)
    for (const ceremony of [await beginRegistration(stranger), await beginSignIn()])
      expect(await verifyNew(device.register(ceremony))).toBeUndefined()
  })
})

describe('passkey sign-in', () => {
  beforeEach(async () => {
    const passkey = await verifyNew(device.register(await beginRegistration()))
    if (!passkey) throw new Error('not registered')
    await addPasskey(database.pool, { ...passkey, device: 'a phone' })
  })

  test('a sign-in is accepted once for its challenge', async () => {
    const credential = device.signIn(await beginSignIn())
    expect(await verifyUse(credential)).toMatchObject({ user_id: userId })
    expect(await verifyUse(credential)).toBeUndefined()
    expect(await verifyUse(device.signIn(await beginSignIn()))).toMatchObject({ user_id: userId })
  })

  test.each<[name: string, change: Partial<Ceremony>]>([
    ['at another site', { origin: 'https://evil.test' }],
    ['at a site with the same prefix', { origin: 'https://ezo.test.evil.test' }],
    ['over plain HTTP', { origin: 'http://ezo.test' }],
    ['for an unknown challenge', { challenge: 'bm9ib2R5' }],
    ['without user verification', { isUserVerified: false }],
  ])('a sign-in %s is rejected', async (_, change) => {
    const credential = device.signIn({ ...(await beginSignIn()), ...change })
    expect(await verifyUse(credential)).toBeUndefined()
  })

  test('a challenge of a new passkey cannot be used to sign in', async () => {
    expect(await verifyUse(device.signIn(await beginRegistration()))).toBeUndefined()
  })

  test('a sign-in whose counter goes back, as on a copied device, is rejected', async () => {
    device.counter = 6
    expect(await verifyUse(device.signIn(await beginSignIn()))).toBeDefined()
    for (const counter of [5, 6]) {
      device.counter = counter
      expect(await verifyUse(device.signIn(await beginSignIn()))).toBeUndefined()
    }
    device.counter = 7
    expect(await verifyUse(device.signIn(await beginSignIn()))).toBeDefined()
  })

  test('an unknown passkey, or one with a known id, is rejected', async () => {
    const other = new SoftwareAuthenticator()
    expect(await verifyUse(other.signIn(await beginSignIn()))).toBeUndefined()
    const forged = JSON.parse(other.signIn(await beginSignIn()))
    const id = device.id.toString('base64url')
    expect(await verifyUse(JSON.stringify({ ...forged, id, rawId: id }))).toBeUndefined()
  })
})
