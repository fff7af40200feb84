import { expect, test } from 'vitest'
import { DAY_MS, fromGeorgianTime, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withConversations } from '~tests/fixtures/conversations'
import { addViewingTime } from '~tests/fixtures/viewings'
import { remind } from './viewings-job'

const database = withTestDatabase()
const { api, people, toCaller, write, reply, change, get, query } = withConversations(database)

test('a message leads to an answer, a viewing that is moved and announced, and an end: one lead throughout', async () => {
  const { owner, seeker, statement } = people
  const conversation = await write(seeker)
  expect((await reply(conversation, owner)).status).toBe(200)

  const tomorrow = toGeorgianDate(new Date(Date.now() + DAY_MS))
  const [first, second] = await Promise.all(
    ['12:00', '15:00'].map((time) =>
      addViewingTime(database.pool, statement, { startsAt: fromGeorgianTime(tomorrow, time) }),
    ),
  )
  const booking = { time_id: String(first), name: 'ნინო', phone_number: '555123456' }
  const booked = await api.post(
    `/v1/microservice/statements/${statement}/viewings`,
    booking,
    toCaller(seeker),
  )
  const viewing = booked.body.data.id
  const moved = await api.post(`/v1/viewings/${viewing}/move`, { time_id: String(second) }, toCaller(owner))
  expect([booked.status, moved.status], JSON.stringify(booked.body)).toEqual([200, 200])

  await query("update viewings set changed_at = changed_at - interval '2 days' where id = $1", viewing)
  await remind(database.pool)
  const kinds = await query<{ kind: string; user_id: number }>(
    "select kind, user_id from messages where kind like 'viewing%' order by created_at, user_id",
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'viewing_booked',
    'viewing_booked',
    'viewing_moved',
    'viewing_moved',
    'viewing_reminder',
    'viewing_reminder',
  ])
  const announced = kinds.slice(-2).map(({ user_id }) => user_id)
  expect(announced).toEqual([owner.id, seeker.id].sort((one, other) => one - other))

  expect((await change(conversation, owner, 'close')).status).toBe(200)
  expect((await get(conversation, seeker)).state).toBe('ended_by_other_side')
  const leads = await query('select stage from account_leads where account_id = $1', owner.id)
  expect(leads).toEqual([{ stage: 'viewing' }])
})
