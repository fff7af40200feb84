import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let me: number
let token: string
let phones = 0
let phone: string

beforeEach(async () => {
  me = await addUser(database.pool, { last_name: 'Beridze', phone_number: '555000000' })
  token = await createSession(database.pool, me)
  phones += 1
  phone = `5551${String(phones).padStart(5, '0')}`
})

const update = (fields: object, by = token) => api.post('/v1/profile/update', fields, { token: by })
const send = (number = phone) => api.post(`/v1/users/validate/phone?phone_number=${number}`, {}, { token })
const validate = (code: string, by = token) =>
  api.get(`/v1/users/validate/phone?phone_number=${phone}&sms_code=${code}`, { token: by })

async function codeSent(): Promise<string> {
  const { rows } = await database.pool.query(
    'select code from phone_codes where phone_number = $1 order by id desc limit 1',
    [phone],
  )
  return rows[0].code
}

async function wrongCode(): Promise<string> {
  return (await codeSent()) === '0000' ? '1111' : '0000'
}

test('a code is not used up if its number cannot be saved', async () => {
  const { pool } = database
  await send()
  const code = await codeSent()
  await pool.query(`alter table users add constraint full_disk check (id <> ${me}) not valid`)
  const failed = await validate(code)
  await pool.query('alter table users drop constraint full_disk')
  expect(failed.status).toBe(500)
  expect(api.errors.splice(0)).toHaveLength(1)
  expect((await validate(code)).body).toMatchObject({ result: true })
  expect((await update({ phone_number: phone })).status).toBe(200)
})

describe('profile updates', () => {
  // Specification 1.7.12
  test('an update changes only the fields that were sent', async () => {
    const { body } = await update({ first_name: ' Nino ', personal_number: '01001000001' })
    expect(body.data.user).toMatchObject({
      first_name: 'Nino',
      last_name: 'Beridze',
      name: 'Nino Beridze',
      personal_number: '01001000001',
      phone_number: '555000000',
    })
    expect((await update({ last_name: 'Kapanadze' })).body.data.user).toMatchObject({
      first_name: 'Nino',
      last_name: 'Kapanadze',
      personal_number: '01001000001',
    })
    expect((await update({ personal_number: '' })).body.data.user.personal_number).toBeNull()
  })

  test('an update keeps birth date and sex until they are cleared', async () => {
    const known = { birth_date: '1990-05-20', sex: 'female' }
    expect((await update(known)).body.data.user).toMatchObject(known)
    expect((await update({ first_name: 'Nino' })).body.data.user).toMatchObject(known)
    expect((await update({ sex: '' })).body.data.user).toMatchObject({ ...known, sex: null })
    expect((await update({ birth_date: '' })).body.data.user).toMatchObject({ birth_date: null, sex: null })
  })

  test.each([
    ['first_name', ''],
    ['last_name', 'x'.repeat(256)],
    ['personal_number', '123'],
    ['birth_date', '2990-05-20'],
    ['birth_date', '1890-05-20'],
    ['sex', 'F'],
    ['phone_number', '032200000'],
    ['phone_number', '555999999'],
  ])('an update with a wrong %s reports an error for the field and changes nothing', async (field, value) => {
    const { status, body } = await update({ first_name: 'Other', last_name: 'Name', [field]: value })
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
    const { rows } = await database.pool.query('select last_name from users where id = $1', [me])
    expect(rows[0].last_name).toBe('Beridze')
  })

  test('an update and a proved number do not change other users', async () => {
    const other = await addUser(database.pool, { last_name: 'Kldiashvili', phone_number: '555000001' })
    const read = async () =>
      (await database.pool.query('select to_jsonb(users) as person from users where id = $1', [other])).rows
    const before = await read()
    await update({ first_name: 'Nino', last_name: 'Kapanadze', personal_number: '01001000001' })
    await send()
    expect((await validate(await codeSent())).body.result).toBe(true)
    expect((await update({ phone_number: phone })).body.data.user.phone_number).toBe(phone)
    expect(await read()).toEqual(before)
  })

  test('an update ignores the fields id, type, email and balance', async () => {
    await update({ id: 1, type: 'broker', email: 'other@example.ge', balance: 100 })
    const { rows } = await database.pool.query('select type, email from users where id = $1', [me])
    expect(rows[0]).toMatchObject({ type: 'physical', email: expect.not.stringContaining('other@') })
  })
})

describe('phone numbers of users', () => {
  // Specification 1.7.44
  test('a phone number can be set in the profile only after it is confirmed by a code', async () => {
    expect((await send()).body.data.retry_after).toBe(60)
    expect((await send()).status).toBe(429)
    expect((await validate(await wrongCode())).body).toMatchObject({
      result: false,
      data: { reason: 'wrong' },
    })
    expect(api.securityEvents).toEqual(['phone_code_refused'])
    expect((await update({ phone_number: phone })).status).toBe(422)
    const code = await codeSent()
    expect((await validate(code)).body.result).toBe(true)
    expect((await validate(code)).body.result).toBe(true)
    const { body } = await update({ phone_number: phone })
    expect(body.data.user).toMatchObject({ phone_number: phone, valid_phone_numbers: [phone] })
  })

  test('a number is not proved by a code that another user requested', async () => {
    await send()
    const stranger = await createSession(database.pool, await addUser(database.pool))
    const { body } = await validate(await codeSent(), stranger)
    expect(body).toMatchObject({ result: false, data: { reason: 'expired' } })
    expect((await validate(await codeSent())).body.result).toBe(true)
  })

  test('a number confirmed by one user does not belong to another', async () => {
    await send()
    await validate(await codeSent())
    const stranger = await createSession(database.pool, await addUser(database.pool))
    expect((await update({ phone_number: phone }, stranger)).status).toBe(422)
    expect((await validate(await codeSent(), stranger)).body.result).toBe(false)
  })
})

test.each([
  ['POST', '/profile/update'],
  ['POST', '/users/validate/phone?phone_number=555123456'],
  ['GET', '/users/validate/phone?phone_number=555123456&sms_code=1'],
])('%s %s answers 401 to a guest', async (method, path) => {
  expect((await api.get(`/v1${path}`, { method, token: 'nobody' })).status).toBe(401)
})
