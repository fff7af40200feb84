import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addUser } from '~tests/fixtures/database-rows'
import { uploadedPictureRoutes } from './uploaded-pictures'

const database = withTestDatabase()
const api = withApi(database)
const FOLDER = join(tmpdir(), 'ezo-uploads')
const pictures = withServer(() => express().use(uploadedPictureRoutes(FOLDER)))
const uploadedTokens: string[] = []
let company: string
let person: string

beforeEach(async () => {
  company = await session('broker')
  person = await session('physical')
})

afterAll(async () => {
  const files = uploadedTokens.flatMap((token) => ['', '_thumb', '_blur'].map((end) => `${token}${end}.webp`))
  await Promise.all(files.map((file) => rm(join(FOLDER, file), { force: true })))
})

async function session(type: string) {
  return createSession(database.pool, await addUser(database.pool, { type, first_name: 'Nino' }))
}

const createTestPicture = (format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .toFormat(format)
    .toBuffer()

async function send(bytes: Buffer | string, token = company, kind = 'photo') {
  const form = new FormData()
  form.append('picture', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'a.jpg')
  const answer = await api.post(`/v1/profile/pictures?kind=${kind}`, form, { token })
  if (answer.status === 200) uploadedTokens.push(answer.body.data.token)
  return answer
}

const update = (fields: object, token = company, locale = 'en') =>
  api.post('/v1/profile/update', fields, { token, locale })
const getPublicProfile = async (token = company, locale = 'en') =>
  (await api.get('/v1/profile/public', { token, locale })).body.data

const ALL_FIELDS = {
  display_name: 'Keria',
  about: 'We help',
  foundation_date: '2010-05-01',
  website: 'https://keria.example',
  address: 'Rustaveli 1',
  links: 'https://a.example\nhttps://b.example',
  additional_phone: '555 11 22 33',
  public_email: 'info@keria.example',
}

describe('uploaded pictures', () => {
  test('pictures of a guest are rejected before they are read', async () => {
    expect((await send('x'.repeat(13_000_000), '')).status).toBe(401)
    expect((await send('x'.repeat(13_000_000))).status).toBe(400)
  })

  test('pictures are re-encoded without metadata, and set in the profile by their token', async () => {
    const { status, body } = await send(await createTestPicture())
    expect(status).toBe(200)
    const { token, picture } = body.data
    expect(picture.thumb).toBe(`/pictures/own/${token}_thumb.webp`)
    const storedImage = await sharp(await readFile(join(FOLDER, `${token}.webp`))).metadata()
    expect(storedImage).toMatchObject({ format: 'webp', width: 1200, height: 900 })
    expect(storedImage.exif).toBeUndefined()
    expect((await fetch(`${pictures.origin}/${token}_thumb.webp`)).headers.get('content-type')).toBe(
      'image/webp',
    )
    await update({ photo_token: token })
    expect((await getPublicProfile()).photo.thumb).toBe(picture.thumb)
    await update({ photo_token: '' })
    expect((await getPublicProfile()).photo).toBeNull()
  })

  test('pictures are decoded once and in sequence', async () => {
    const large = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer()
    const countPictures = () => {
      const { queue, process } = sharp.counters()
      return queue + process
    }
    // Test files before this one in the same process may have left pictures in the queue.
    await expect.poll(countPictures).toBe(0)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, countPictures())
    }, 1)
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(large)))
    clearInterval(watch)
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    // Three sizes of one picture; one that leaves the queue during the count is counted twice.
    expect(peak).toBeLessThanOrEqual(6)
  })

  test.each([
    ['text', 'not a picture'],
    ['a page that calls itself a picture', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['nothing', ''],
  ])('a picture with %s as content answers 422 for any file name', async (_name, bytes) => {
    const { status, body } = await send(bytes)
    expect([status, body.errors[0].field]).toEqual([422, 'picture'])
  })

  test('the files of other folders are not served', async () => {
    const folder = join(FOLDER, 'photos')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'of-a-draft.webp'), 'of a draft')
    for (const path of [
      'photos/of-a-draft.webp',
      'photos%2Fof-a-draft.webp',
      'x%2F..%2Fphotos%2Fof-a-draft.webp',
    ])
      expect((await fetch(`${pictures.origin}/${path}`)).status, path).toBe(404)
    await rm(join(folder, 'of-a-draft.webp'))
  })

  test('a picture in another format or truncated answers 422', async () => {
    expect((await send(await createTestPicture('gif'))).status).toBe(422)
    const whole = await createTestPicture('png')
    expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(422)
  })

  test('one user can upload thirty files an hour, valid or not', async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await send('not a picture', person)).status).toBe(422)
    expect((await send('not a picture', person)).status).toBe(429)
    expect((await send(await createTestPicture(), company)).status).toBe(200)
  })

  test('pictures above the size limit are rejected before they are read', async () => {
    expect((await send('x'.repeat(6_100_000))).status).toBe(400)
  })

  test('a picture cannot be used by another user, nor a photo as a cover', async () => {
    const { token } = (await send(await createTestPicture())).body.data
    expect((await update({ photo_token: token }, await session('broker'))).status).toBe(422)
    expect((await update({ cover_token: token })).status).toBe(422)
    expect((await send(await createTestPicture(), person, 'cover')).status).toBe(422)
  })
})

describe('public profile updates', () => {
  test("a company's update changes what was sent, texts by language, and creates its page", async () => {
    expect((await update(ALL_FIELDS)).status).toBe(200)
    const links = ['https://a.example', 'https://b.example']
    const shown = { ...ALL_FIELDS, links, additional_phone: '555112233' }
    expect(await getPublicProfile()).toMatchObject({ ...shown, slug: 'keria' })
    expect(await getPublicProfile(company, 'ru')).toMatchObject({
      about: '',
      address: '',
      website: ALL_FIELDS.website,
    })
    await update({ about: 'Помогаем', website: '', foundation_date: '' }, company, 'ru')
    expect(await getPublicProfile()).toMatchObject({ about: 'We help', website: null, foundation_date: null })
    const other = await session('developer')
    await update({ display_name: 'Keria' }, other)
    expect((await getPublicProfile(other)).slug).toMatch(/^keria-\d+$/)
    await update({ display_name: 'Other' })
    expect((await getPublicProfile()).slug).toBe('keria')
  })

  test('two companies that take one name at once get different pages', async () => {
    const { pool } = database
    await pool.query(`
      create function hold() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(hashtextextended('twins', 0)); return null; end $$;
      create trigger hold after update of slug on users for each row execute function hold()`)
    onTestFinished(async () => void (await pool.query('drop function hold cascade')))
    const companies = [await session('broker'), await session('developer')]
    const saving = await inTransaction(pool, async (holder) => {
      await lockUntilCommit(holder, 'twins')
      const saved = companies.map((token) => update({ display_name: 'Twins' }, token))
      await expect.poll(() => countWaiting(pool), { timeout: 5_000 }).toBe(2)
      return { saved }
    })
    expect((await Promise.all(saving.saved)).map(({ status }) => status)).toEqual([200, 200])
    const slugs = await Promise.all(companies.map(async (token) => (await getPublicProfile(token)).slug))
    expect(slugs.sort()).toEqual(['twins', expect.stringMatching(/^twins-\d+$/)])
  })

  test.each([
    ['display_name', ''],
    ['about', 'x'.repeat(2_001)],
    ['foundation_date', '2010-02-30'],
    ['foundation_date', '2999-01-01'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://user:secret@a.example'],
    ['links', 'https://a.example ftp://b.example'],
    ['links', Array.from({ length: 9 }, (_, at) => `https://a${at}.example`).join(' ')],
    ['additional_phone', '032200000'],
    ['public_email', 'info'],
    ['photo_token', 'x'],
  ])('an update with a wrong %s reports an error for the field and changes nothing', async (field, value) => {
    const { status, body } = await update({ ...ALL_FIELDS, [field]: value })
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
    expect((await getPublicProfile()).about).toBe('')
  })

  test('a person can set a name and a photo and no other fields', async () => {
    const { token } = (await send(await createTestPicture(), person)).body.data
    expect((await update({ display_name: 'Nino B.', photo_token: token }, person)).status).toBe(200)
    expect(await getPublicProfile(person)).toMatchObject({ display_name: 'Nino B.', slug: null, photo: {} })
    const { status, body } = await update({ about: 'x', cover_token: '' }, person)
    expect([status, body.errors.length]).toEqual([422, 2])
  })
})

test('the public profile answers 401 to guests', async () => {
  expect((await api.get('/v1/profile/public', { token: 'nobody' })).status).toBe(401)
  expect((await send(await createTestPicture(), 'nobody')).status).toBe(401)
})
