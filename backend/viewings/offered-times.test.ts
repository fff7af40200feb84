import { beforeEach, describe, expect, test } from 'vitest'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { MAX_VIEWING_TIMES } from '~contract/viewings'
import { withTestDatabase } from '~tests/database'
import { addViewingTime, daysAhead, fieldsOf, withViewings } from '~tests/fixtures/viewings'

const database = withTestDatabase()
const { api, people, addPerson, listFree, addBooked } = withViewings(database)

let owner: { id: number; token: string }
let statement: number

beforeEach(() => {
  ;({ owner, statement } = people)
})

describe('offering times', () => {
  const form = (more: object = {}) => ({
    date: toGeorgianDate(daysAhead(7)),
    from: '12:00',
    to: '13:40',
    minutes: '30',
    weeks: '2',
    in_person: 'on',
    ...more,
  })
  const offer = (body: object, token = owner.token) =>
    api.post(`/v1/microservice/users/statements/${statement}/viewing-times`, body, { token })

  test('hours are divided into times of one length, on each of the weeks', async () => {
    expect((await offer(form())).body.data).toEqual({ added: 6, skipped: 0 })
    const { rows } = await database.pool.query<{ at: string; minutes: number; in_person: boolean }>(
      `select to_char(starts_at at time zone 'Asia/Tbilisi', 'HH24:MI') as at, in_person,
              (extract(epoch from ends_at - starts_at) / 60)::int as minutes
       from viewing_times where statement_id = $1 order by starts_at`,
      [statement],
    )
    expect(rows.map(({ at }) => at)).toEqual(['12:00', '12:30', '13:00', '12:00', '12:30', '13:00'])
    expect(new Set(rows.map(({ minutes, in_person }) => `${minutes} ${in_person}`))).toEqual(
      new Set(['30 true']),
    )
    expect(await listFree()).toHaveLength(6)
  })

  test('times that overlap an earlier one of the statement are left out', async () => {
    await offer(form({ weeks: '1' }))
    const { data } = (await offer(form({ weeks: '1', from: '12:15', to: '14:15' }))).body
    expect(data).toEqual({ added: 1, skipped: 3 })
  })

  test.each<[string, object, string[]]>([
    ['a day that is past', { date: '2020-01-05' }, ['date']],
    ['a day more than 60 days ahead', { date: toGeorgianDate(daysAhead(61)) }, ['date']],
    [
      'weeks that end more than 60 days ahead',
      { date: toGeorgianDate(daysAhead(58)), weeks: '2' },
      ['weeks'],
    ],
    ['hours that end before they begin', { to: '11:00' }, ['to']],
    ['hours too short for one viewing', { to: '12:20' }, ['to']],
    [
      'an hour of today that is past',
      { date: toGeorgianDate(new Date()), from: '00:00', to: '23:59' },
      ['from'],
    ],
    ['a length that is not offered', { minutes: '20' }, ['minutes']],
    [
      'no values',
      { date: '', from: '', to: '', minutes: '', weeks: '5' },
      ['date', 'from', 'to', 'minutes', 'weeks'],
    ],
  ])('%s is rejected beside its field', async (_what, more, fields) => {
    const answer = await offer(form(more))
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual(fields)
    expect(await listFree()).toEqual([])
  })

  test('an owner offers times of an own active statement, up to a limit', async () => {
    expect((await offer(form(), (await addPerson()).token)).status).toBe(404)
    await database.pool.query(
      `insert into viewing_times (statement_id, starts_at, ends_at, in_person)
       select $1, at, at + interval '1 minute', true
       from generate_series(now() + interval '1 day', now() + interval '2 days', interval '1 minute') at limit $2`,
      [statement, MAX_VIEWING_TIMES - 2],
    )
    expect(fieldsOf(await offer(form()))).toEqual(['times'])
    await database.pool.query("update statements set status = 'hidden' where id = $1", [statement])
    expect(fieldsOf(await offer(form()))).toEqual(['statement_id'])
  })

  test('the owner removes free times, and booked ones stay', async () => {
    const remove = async (id: number, token = owner.token) => {
      const response = await fetch(`${api.origin}/api/v1/microservice/users/viewing-times/${id}`, {
        method: 'DELETE',
        headers: { 'x-website-key': 'ezo', 'global-authorization': token },
      })
      return response.status
    }
    const free = await addViewingTime(database.pool, statement, { startsAt: daysAhead(1) })
    const { time } = await addBooked()
    expect(await remove(free, (await addPerson()).token)).toBe(404)
    expect([await remove(time), await remove(free), await remove(free)]).toEqual([422, 200, 404])
    const { rows } = await database.pool.query('select id from viewing_times where statement_id = $1', [
      statement,
    ])
    expect(rows).toEqual([{ id: time }])
  })
})
