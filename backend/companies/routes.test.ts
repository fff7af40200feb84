import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const company = (type: string, name: string, slug: string) =>
    addUser(pool, {
      type,
      display_name: name,
      slug,
      phone_number: '555111222',
      valid_phone_numbers: ['555111222'],
      about_ka: 'ჩვენ შესახებ',
    })
  ids.keys = await company('broker', 'სამი გასაღები', 'sami-gasaghebi')
  ids.gate = await company('broker', 'ჭიშკარი', 'tchishkari')
  ids.stairs = await company('developer', 'მწვანე კიბეები', 'mwvane-kibeebi')
  ids.nobody = await addUser(pool, { type: 'broker', phone_number: '555333444' })
  ids.agent = await addUser(pool, {
    type: 'agent',
    phone_number: '555555666',
    valid_phone_numbers: ['555555666'],
  })
  await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [ids.agent, ids.keys])
  for (const user_id of [ids.gate, ids.gate, ids.keys, ids.agent]) await addStatement(pool, { user_id })
  await addStatement(pool, { user_id: ids.keys, status: 'hidden' })
  await addProject(pool, { developer_id: ids.stairs })
  await addProject(pool, { developer_id: ids.stairs, slug: 'ready', is_completed: true })
  await pool.query(
    `insert into company_views (user_id, day, views) values
       ($1, georgian_today(), 5), ($2, georgian_today() - 10, 50), ($2, georgian_today() - 40, 900)`,
    [ids.keys, ids.gate],
  )
})

async function namesAt(path: string): Promise<string[]> {
  const { body } = await api.get(path)
  return (body.data.data ?? body.data).map(({ name }: { name: string }) => name)
}

describe('lists of companies', () => {
  // Specification 1.7.34, 1.7.60
  test('the list contains every company with a page, with all its fields', async () => {
    const { body } = await api.get('/v1/brokers?order_by=statements')
    expect(body.data).toMatchObject({ total: 2, current_page: 1, last_page: 1, from: 1, to: 2, per_page: 20 })
    expect(body.data.data.map((row: object) => row)).toMatchObject([
      { id: ids.gate, slug: 'tchishkari', statements_count: 2, agents_count: 0, phone_number: '555111***' },
      { id: ids.keys, statements_count: 1, agents_count: 1, logo: null, is_premier_agent: false },
    ])
    expect(await namesAt('/v1/microservice/users/company/brokers-web?order_by=name')).toEqual([
      'სამი გასაღები',
      'ჭიშკარი',
    ])
  })

  test('statement counts change when statements are added, removed or change owner', async () => {
    const counts = async () => {
      const { body } = await api.get('/v1/brokers?order_by=name')
      return body.data.data.map((row: { statements_count: number }) => row.statements_count)
    }
    const added = await addStatement(database.pool, { user_id: ids.keys })
    expect(await counts()).toEqual([2, 2])
    await database.pool.query('update statements set user_id = $1 where id = $2', [ids.gate, added])
    expect(await counts()).toEqual([1, 3])
    await database.pool.query('select settle_owner_totals()')
    await database.pool.query("update statements set status = 'expired' where id = $1", [added])
    expect(await counts()).toEqual([1, 2])
    await database.pool.query('delete from statements where id = $1', [added])
    await database.pool.query('select settle_owner_totals()')
    expect(await counts()).toEqual([1, 2])
    const { rows } = await database.pool.query('select user_id, total, settled from owner_totals')
    await database.pool.query('select count_owner_totals()')
    const { rows: counted } = await database.pool.query('select user_id, total, settled from owner_totals')
    expect(rows).toHaveLength(counted.length)
    expect(rows).toEqual(expect.arrayContaining(counted))
  })

  test.each(['გასაღ', 'GASAGH', 'sami gasaghebi'])(
    'the %s list finds a company by a part of the name in either script',
    async (q) => {
      expect(await namesAt(`/v1/brokers?q=${encodeURIComponent(q)}`)).toEqual(['სამი გასაღები'])
    },
  )

  test.each(['%', '_', '\\', '-', 'x\0', 'nobody'])(
    'the lists are empty for the search text %j',
    async (q) => {
      expect(await namesAt(`/v1/brokers?q=${encodeURIComponent(q)}`)).toEqual([])
    },
  )

  // Specification 1.7.34, 1.7.60
  test('the most viewed companies of a week differ from those of a month', async () => {
    expect(await namesAt('/v1/top-brokers')).toEqual(['სამი გასაღები', 'ჭიშკარი'])
    expect(await namesAt('/v1/top-brokers?period=month')).toEqual(['ჭიშკარი', 'სამი გასაღები'])
    const { body } = await api.get('/v1/top-brokers?per_page=1')
    expect(body.data).toMatchObject([{ id: ids.keys, recent_views: 5 }])
    expect(await namesAt('/v1/brokers')).toEqual(['ჭიშკარი', 'სამი გასაღები'])
  })

  // Specification 1.7.31
  test('developers include their projects, under either URL', async () => {
    for (const path of ['/v3/developers', '/v1/microservice/users/company/developers']) {
      const { body } = await api.get(path)
      expect(body.data.data).toMatchObject([
        { id: ids.stairs, projects: { under_construction: 1, completed: 1 } },
      ])
    }
  })
})

describe('a company page', () => {
  // Specification 1.2.13
  test('a company page is found by its slug in any case and by its number', async () => {
    for (const key of ['sami-gasaghebi', 'SAMI-Gasaghebi', String(ids.keys)]) {
      const { status, body } = await api.get(`/v1/brokers/${key}`, { locale: 'en' })
      expect([status, body.data.name, body.data.about]).toEqual([200, 'სამი გასაღები', 'ჩვენ შესახებ'])
    }
  })

  test.each(['nobody', '0', '99999999999', "'", '%00'])('a company page answers 404 for %j', async (key) => {
    expect((await api.get(`/v1/brokers/${key}`)).status).toBe(404)
    expect((await api.get(`/v3/developers/${key}`)).status).toBe(404)
  })

  test('companies without a slug and other accounts have no page', async () => {
    expect((await api.get(`/v1/brokers/${ids.nobody}`)).status).toBe(404)
    expect((await api.get(`/v1/brokers/${ids.stairs}`)).status).toBe(404)
    expect((await api.get('/v3/developers/sami-gasaghebi')).status).toBe(404)
  })

  test('a company page counts one view per visitor and day', async () => {
    const look = (visitor?: string) =>
      api.get('/v3/developers/mwvane-kibeebi', visitor ? { headers: { 'x-visitor': visitor } } : {})
    await Promise.all([look('one'), look('one'), look('two'), look()])
    await expect.poll(async () => (await look()).body.data.views).toBe(2)
  })

  test("a company page lists the company's agents", async () => {
    const { body } = await api.get('/v1/brokers/sami-gasaghebi/agents')
    expect(body.data).toMatchObject({
      total: 1,
      data: [{ id: ids.agent, name: 'ნინო', phone_number: '555555***', statements_count: 1 }],
    })
  })
})

describe('a phone number of a company', () => {
  const show = (path: string, visitor: string) =>
    api.post(`/v1/microservice-projects/show-phone-number/${path}`, undefined, {
      headers: { 'x-visitor': visitor },
    })

  // Specification 1.7.32
  test('revealing a phone number returns it in full and counts the reveal', async () => {
    for (const [path, number] of [
      [`broker/${ids.keys}`, '555111222'],
      [`agent/${ids.agent}`, '555555666'],
      [`developer/${ids.stairs}`, '555111222'],
    ]) {
      const { status, body } = await show(path ?? '', 'curious')
      expect([status, body.data]).toEqual([200, { phone_number: number }])
    }
    const { rows } = await database.pool.query(
      'select reveals from company_phone_reveals where user_id = any($1)',
      [[ids.keys, ids.agent, ids.stairs]],
    )
    expect(rows).toEqual([{ reveals: 1 }, { reveals: 1 }, { reveals: 1 }])
  })

  test('a phone number is revealed only if its owner proved it', async () => {
    const prove = (numbers: string[]) =>
      database.pool.query('update users set valid_phone_numbers = $2 where id = $1', [ids.gate, numbers])
    await prove(['555111223'])
    const { body } = await api.get('/v1/brokers/tchishkari')
    expect(body.data.phone_number).toBe('')
    expect((await show(`broker/${ids.gate}`, 'curious')).status).toBe(404)
    await prove(['555111222'])
    expect((await show(`broker/${ids.gate}`, 'curious')).status).toBe(200)
  })

  test('revealing answers 404 if the owner has no number', async () => {
    for (const path of [
      `broker/${ids.stairs}`,
      `broker/${ids.nobody}`,
      `agent/${ids.nobody}`,
      'user/1',
      'broker/x',
    ])
      expect((await show(path, 'curious')).status, path).toBe(404)
  })

  test('revealing answers 404 while the owner is blocked', async () => {
    const { rows } = await database.pool.query('select id from projects where developer_id = $1', [
      ids.stairs,
    ])
    const owners = [ids.keys, ids.agent, ids.stairs]
    const paths = [
      `broker/${ids.keys}`,
      `agent/${ids.agent}`,
      `developer/${ids.stairs}`,
      `project/${rows[0].id}`,
    ]
    const statuses = async () => Promise.all(paths.map(async (path) => (await show(path, 'curious')).status))
    const setBlock = (at: Date | null, reason: string) =>
      database.pool.query('update users set blocked_at = $2, block_reason = $3 where id = any($1)', [
        owners,
        at,
        reason,
      ])
    await setBlock(new Date(), 'fraud')
    expect(await statuses()).toEqual([404, 404, 404, 404])
    await setBlock(null, '')
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('reveals are limited to 30 an hour per visitor', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => show(`broker/${ids.keys}`, 'eager')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })
})

test('a view of a company page by the company or its agent does not count', async () => {
  const path = '/v1/brokers/sami-gasaghebi'
  const viewsOf = async () => (await api.get(path)).body.data.views
  const before = await viewsOf()
  for (const id of [ids.keys, ids.agent]) {
    const token = await createSession(database.pool, id ?? 0)
    await api.get(path, { token, headers: { 'x-visitor': `user-${id}` } })
  }
  await api.get(path, { headers: { 'x-visitor': 'prefetching', 'x-uncounted': '1' } })
  await api.get(path, { headers: { 'x-visitor': 'guest' } })
  await expect.poll(viewsOf).toBe(before + 1)
})

test('the calls of this file log no failure', () => expect(api.errors).toEqual([]))
