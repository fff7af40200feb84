import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPasskey, addUser } from '~tests/fixtures/database-rows'
import { consumeChallenge, findPasskey, findSignInMethods, saveChallenge, savePasskeyUse } from './store'

const database = withTestDatabase()
let userId: number
let other: number
let challenge: string

beforeEach(async () => {
  userId = await addUser(database.pool)
  other = await addUser(database.pool)
  challenge = randomUUID()
})

const take = (by: number | null, which = challenge) => consumeChallenge(database.pool, which, by)

test('a challenge works once and for its account, and other challenges stay valid', async () => {
  const second = randomUUID()
  await saveChallenge(database.pool, challenge, userId)
  await saveChallenge(database.pool, second, userId)
  expect([await take(other), await take(null), await take(userId, randomUUID())]).toEqual([
    false,
    false,
    false,
  ])
  expect([await take(userId), await take(userId)]).toEqual([true, false])
  expect(await take(userId, second)).toBe(true)
})

test('a challenge for signing in adds no passkey to an account', async () => {
  await saveChallenge(database.pool, challenge, null)
  expect([await take(userId), await take(null), await take(null)]).toEqual([false, true, false])
})

test('a challenge expires after five minutes', async () => {
  const late = randomUUID()
  for (const one of [challenge, late]) await saveChallenge(database.pool, one, userId)
  const age = (which: string, seconds: number) =>
    database.pool.query(
      'update passkey_challenges set created_at = now() - make_interval(secs => $2) where challenge = $1',
      [which, seconds],
    )
  await age(challenge, 240)
  await age(late, 301)
  expect([await take(userId), await take(userId, late)]).toEqual([true, false])
})

test('a passkey is listed to its owner only, and its use counts for it only', async () => {
  await database.pool.query('delete from passkeys')
  await addPasskey(database.pool, userId, 'mine')
  await addPasskey(database.pool, other, 'theirs')
  await savePasskeyUse(database.pool, 'mine', 7)
  expect((await findSignInMethods(database.pool, userId)).passkeys).toMatchObject([
    { id: 'mine', last_used_at: expect.any(String) },
  ])
  expect((await findSignInMethods(database.pool, other)).passkeys).toMatchObject([
    { id: 'theirs', last_used_at: null },
  ])
  expect(await findPasskey(database.pool, 'mine')).toMatchObject({ user_id: userId, counter: 7 })
  expect(await findPasskey(database.pool, 'theirs')).toMatchObject({ user_id: other, counter: 0 })
})
