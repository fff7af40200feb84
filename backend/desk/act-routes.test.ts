import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { listChanges } from './act-routes'

const database = withTestDatabase()
const api = withApi(database)
let token: string

beforeAll(async () => {
  token = await createSession(
    database.pool,
    await addUser(database.pool, { first_name: 'ლია', is_operator: true }),
  )
})

test('the log lists acts latest first, with the operator and the state before', async () => {
  const user = await addUser(database.pool)
  const act = (name: string, text = '') =>
    api.post(`/v1/operator/users/${user}/acts`, { act: name, text }, { token })
  await act('block', 'fraud')
  await act('unblock')
  const { body } = await api.get('/v1/operator/acts?subject=user', { token })
  const row = { operator: 'ლია', subject: 'user', subject_id: String(user) }
  expect(body.data.data).toMatchObject([
    { ...row, act: 'unblock', changes: [{ name: 'is_blocked', before: 'true', after: 'false' }] },
    {
      ...row,
      act: 'block',
      text: 'fraud',
      changes: [{ name: 'is_blocked', before: 'false', after: 'true' }],
    },
  ])
  expect((await api.get('/v1/operator/acts?subject=lead', { token })).body.data.total).toBe(0)
  const visitor = await createSession(database.pool, user)
  expect((await api.get('/v1/operator/acts', { token: visitor })).status).toBe(404)
  expect((await api.get('/v1/operator/acts')).status).toBe(401)
})

test('the log shows what a removal deleted, and the beginning of a long text', () => {
  expect(listChanges({ title: 'News' }, {})).toEqual([{ name: 'title', before: 'News', after: '' }])
  expect(listChanges({ content: { a: 1 }, state: 'in_review' }, { state: 'refused' })).toEqual([
    { name: 'state', before: 'in_review', after: 'refused' },
  ])
  const [change] = listChanges({}, { body: 'x'.repeat(1_000) })
  expect(change?.after).toHaveLength(301)
})
