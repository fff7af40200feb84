import { beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

async function loadPassport(id: number) {
  const { body } = await api.get(`/v1/microservice/statements/${id}`)
  return body.data.statement.passport
}

let photoCount = 0

/** Adds a statement with one photo per hash. */
async function addWithPhotos(hashes: string[], row: Record<string, unknown> = {}) {
  const id = await addStatement(database.pool, row)
  for (const hash of hashes) {
    photoCount += 1
    const path = `/pictures/own/photos/${photoCount}`
    await database.pool.query(
      "insert into uploaded_photos (path, file_hash, look_hash, bytes) values ($1, '\\x00', $2, 1)",
      [path, hash],
    )
    await database.pool.query('insert into statement_photos (statement_id, path) values ($1, $2)', [id, path])
  }
  return id
}

describe('phone number in a passport', () => {
  test.each([
    [['555123456'], '555123456', true],
    [[], '555123456', false],
    [['555123456'], '555999999', false],
    [['555123456'], null, null],
  ])('confirmed numbers %j, shown %s: %s', async (valid_phone_numbers, phone_number, expected) => {
    const user_id = await addUser(database.pool, { valid_phone_numbers })
    const id = await addStatement(database.pool, { user_id, phone_number })
    expect((await loadPassport(id)).phone_confirmed).toBe(expected)
  })
})

describe('photos in a passport', () => {
  test('photos that no other statement shows are only compared', async () => {
    const id = await addWithPhotos(['1000', '-7777777777'])
    expect((await loadPassport(id)).photos).toEqual({ compared: 2, elsewhere: 0, repeated: 0 })
  })

  test('a statement without uploaded photos has nothing to compare', async () => {
    const id = await addStatement(database.pool)
    expect((await loadPassport(id)).photos).toEqual({ compared: 0, elsewhere: 0, repeated: 0 })
  })

  test("an equal or nearly equal photo of another person's statement is elsewhere", async () => {
    const id = await addWithPhotos(['2048', '-9223372036854775808', '123456789'])
    await addWithPhotos(['2049', '0'])
    expect((await loadPassport(id)).photos).toEqual({ compared: 3, elsewhere: 2, repeated: 0 })
  })

  test('a photo of another statement of the same user is repeated, one of a deleted statement is not', async () => {
    const user_id = await addUser(database.pool)
    const id = await addWithPhotos(['5550555'], { user_id })
    await addWithPhotos(['5550555'], { deleted_at: new Date() })
    expect((await loadPassport(id)).photos).toMatchObject({ elsewhere: 0, repeated: 0 })
    await addWithPhotos(['5550555'], { user_id })
    expect((await loadPassport(id)).photos).toEqual({ compared: 1, elsewhere: 0, repeated: 1 })
  })
})

describe('check of the public register in a passport', () => {
  const CODE = '01.10.14.005.007'

  async function addCheck(userId: number, state: string, code = CODE) {
    await database.pool.query(
      `insert into service_orders (user_id, service_type_id, details, state, paid_at, handed_over_at)
       select $1, t.id, $2, $3, now(), '2026-11-20 12:00+04' from service_types t join services s on s.id = t.service_id
       where s.key = 'legal-verification-service' limit 1`,
      [userId, { cadastral_code: code }, state],
    )
  }

  async function checkedAt(options: { own: boolean; state?: string; code?: string; isShown?: boolean }) {
    const { own, state = 'done', code, isShown = true } = options
    const owner = await addUser(database.pool)
    await addCheck(own ? owner : await addUser(database.pool), state, code)
    const id = await addStatement(database.pool, {
      user_id: owner,
      rs_code: CODE,
      appear_rs_code: isShown,
    })
    return (await loadPassport(id)).register_checked_at
  }

  test("the owner's finished check of the shown code has its day", async () => {
    expect(await checkedAt({ own: true })).toMatch(/^2026-11-20 12:00/)
  })

  test.each([
    ['of another person', { own: false }],
    ['that was cancelled', { own: true, state: 'called_off' }],
    ['of another code', { own: true, code: '01.10.14.005.008' }],
    ['of a hidden code', { own: true, isShown: false }],
  ])('a check %s is not known', async (_, options) => {
    expect(await checkedAt(options)).toBeNull()
  })
})
