import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { ReplyTimes } from './reply-times'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

/** Adds a conversation of a guest; `reply` is the time to the owner's first reply in minutes. */
async function addConversation(
  statementId: number,
  owner: number,
  { reply, days = 10 }: { reply?: number; days?: number },
) {
  const { rows } = await database.pool.query(
    `insert into conversations (kind, statement_id, owner_id, seeker_name, guest_key, seeker_locale, created_at)
     values ('statement', $1, $2, 'Nino', gen_random_uuid(), 'ka', now() - make_interval(days => $3)) returning id`,
    [statementId, owner, days],
  )
  const add = (side: string, minutes: number) =>
    database.pool.query(
      `insert into conversation_messages (conversation_id, side, text, created_at)
       select id, $2, 'text', created_at + make_interval(mins => $3) from conversations where id = $1`,
      [rows[0].id, side, minutes],
    )
  await add('seeker', 0)
  if (reply === undefined) return
  await add('owner', reply)
  await add('owner', reply + 10_000)
}

async function findReplyTime(replies: { reply?: number; days?: number }[]) {
  const owner = await addUser(database.pool)
  const statement = await addStatement(database.pool, { user_id: owner })
  for (const reply of replies) await addConversation(statement, owner, reply)
  return new ReplyTimes((read) => read(database.pool)).find(owner)
}

const HOUR = { reply: 60 }

test.each([
  [
    'the median of first replies is shown',
    [{ reply: 10 }, { reply: 20 }, HOUR, { reply: 600 }, { reply: 900 }],
    60,
  ],
  ['fewer than five conversations say nothing', [HOUR, HOUR, HOUR, HOUR], null],
  ['older conversations are not counted', [HOUR, HOUR, HOUR, HOUR, { reply: 60, days: 91 }], null],
  ['an unanswered conversation counts as slow', [HOUR, HOUR, {}, {}, {}], null],
  ['an unanswered conversation of today is not counted', [HOUR, HOUR, HOUR, HOUR, HOUR, { days: 0 }], 60],
  [
    'more than a week is not shown',
    Array.from({ length: 5 }, () => ({ reply: 8 * 24 * 60, days: 30 })),
    null,
  ],
])('the reply time of an owner: %s', async (_case, replies, minutes) => {
  expect(await findReplyTime(replies)).toBe(minutes)
})

test('a statement shows the reply time and the company of its owner', async () => {
  const broker = await addUser(database.pool, { type: 'broker', display_name: 'Chishkari' })
  const agent = await addUser(database.pool, { type: 'agent' })
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
    agent,
    broker,
  ])
  const ofBroker = await addStatement(database.pool, { user_id: broker, owner_name: 'Temuri' })
  const ofAgent = await addStatement(database.pool, { user_id: agent })
  const ofPerson = await addStatement(database.pool)
  for (let count = 0; count < 5; count++) await addConversation(ofBroker, broker, HOUR)
  const find = async (id: number) => {
    const { body } = await api.get(`/v1/microservice/statements/${id}`)
    const { owner_name, company_name, reply_minutes } = body.data.statement
    return [owner_name, company_name, reply_minutes]
  }
  expect(await find(ofBroker)).toEqual(['Temuri', 'Chishkari', 60])
  expect((await find(ofAgent)).slice(1)).toEqual(['Chishkari', null])
  expect((await find(ofPerson)).slice(1)).toEqual([null, null])
})
