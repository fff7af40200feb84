import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { type Person, withConversations } from '~tests/fixtures/conversations'

const database = withTestDatabase()
const { api, people, addPerson, toCaller, write, reply, markSeen, query, listEmails, emailOf } =
  withConversations(database)

let owner: Person & { id: number }
let seeker: Person & { id: number }

beforeEach(() => {
  ;({ owner, seeker } = people)
})

describe('notices', () => {
  test('messages that were not seen are one notification and one email an hour', async () => {
    const id = await write(seeker)
    for (const text of ['And the price?', 'Hello?']) await reply(id, seeker, { text })
    const notices = () =>
      query<{ seen: boolean; url: string }>(
        "select seen_at is not null as seen, details ->> 'url' as url from notifications where user_id = $1 order by created_at",
        owner.id,
      )
    const address = await emailOf(owner)
    expect(await notices()).toEqual([{ seen: false, url: `/account/messages/${id}` }])
    expect(await listEmails(address)).toHaveLength(1)
    await query("update conversations set owner_emailed_at = now() - interval '61 minutes' where id = $1", id)
    await reply(id, seeker, { text: 'Anybody?' })
    expect(await listEmails(address)).toHaveLength(2)
    await markSeen(id, owner)
    expect(await notices()).toMatchObject([{ seen: true }])
    await reply(id, seeker, { text: 'Thanks' })
    expect(await notices()).toMatchObject([{ seen: true }, { seen: false }])
    expect(await listEmails(address)).toHaveLength(3)
  })

  test('an email names no contact that is not shared, and can be switched off', async () => {
    const id = await write(seeker)
    const [email] = await listEmails(await emailOf(owner))
    expect(JSON.stringify(email)).not.toContain('@')
    await query(
      "update message_settings set unwanted_kinds = '{conversation_message}' where user_id = $1",
      owner.id,
    )
    await markSeen(id, owner)
    await reply(id, seeker)
    expect(await listEmails(await emailOf(owner))).toHaveLength(1)
  })
})

test('a report becomes a lead with the latest messages, once a day for each side', async () => {
  const id = await write(seeker)
  const report = (by: Person) =>
    api.post(`/v1/conversations/${id}/report`, { comment: 'Fraud' }, toCaller(by))
  for (const by of [owner, owner, seeker]) expect((await report(by)).status).toBe(200)
  const operator = await addPerson({ is_operator: true })
  const { data } = (await api.get('/v1/operator/leads?kinds=conversation_report', toCaller(operator))).body
    .data
  const leads = data.filter(({ kind }: { kind: string }) => kind === 'conversation_report')
  expect(leads).toHaveLength(2)
  expect(JSON.stringify(leads)).toContain('Is it still for sale?')
})
