import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { DAY_MS } from '~contract/values/georgian-time'
import { COMPANIES, EMPLOYMENTS } from './companies'

/** Adds companies. Safe to repeat; adds nothing without the demo people. */
export async function addCompanies(db: Db, day: Date): Promise<void> {
  const { rows } = await db.query<Row<'users', 'id' | 'email'>>(
    `select id, email from users u
     where email = any($1) and not exists (select from company_views where user_id = u.id)`,
    [COMPANIES.map(({ person }) => person.email)],
  )
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  for (const { person, columns, views } of COMPANIES) {
    const id = ids.get(person.email)
    if (id === undefined) continue
    const names = Object.keys(columns)
    await db.query(
      `update users set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
      [id, ...Object.values(columns)],
    )
    await db.query(
      `insert into company_views (user_id, day, views)
       select $1, day, views from unnest($2::date[], $3::int[]) as seen (day, views)`,
      [id, views.map((_, ago) => formatDayBefore(day, ago)), views],
    )
  }
  if (rows.length > 0) await addEmployments(db)
}

async function addEmployments(db: Db) {
  await db.query(
    `insert into broker_agents (agent_id, broker_id)
     select agent.id, broker.id
     from unnest($1::text[], $2::text[]) as employed (agent, broker)
     join users broker on broker.email = employed.broker
     join users agent on agent.email = employed.agent
     on conflict (agent_id) do nothing`,
    [EMPLOYMENTS.map(({ agent }) => agent.email), EMPLOYMENTS.map(({ broker }) => broker.email)],
  )
}

const formatDayBefore = (day: Date, days: number) =>
  new Date(day.getTime() - days * DAY_MS + DAY_MS / 2).toISOString().slice(0, 10)
