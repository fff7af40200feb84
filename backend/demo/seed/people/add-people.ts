import { hashPassword } from '~backend/auth/passwords'
import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { DAY_MS } from '~contract/values/georgian-time'
import { DEMO_OPERATORS, DEMO_PASSWORD, PEOPLE, type Person } from './people'

export async function addPeople(db: Db, day: Date): Promise<number[]> {
  const password = await hashPassword(DEMO_PASSWORD)
  const toRow = (person: Person) => ({
    type: person.type,
    email: person.email,
    password_hash: person.demo ? password : null,
    first_name: person.firstName,
    last_name: person.lastName,
    display_name: person.displayName,
    phone_number: person.phone,
    valid_phone_numbers: [person.phone],
    slug: person.slug,
    is_premier_agent: person.premier,
    created_at: new Date(day.getTime() - person.joinedDaysAgo * DAY_MS),
    is_operator: DEMO_OPERATORS.includes(person),
  })
  const rows = PEOPLE.map(toRow)
  await insertRows(db, 'users', [...rows, ...DEMO_OPERATORS.map(toRow)], 'on conflict do nothing')
  const { rows: found } = await db.query<Row<'users', 'id' | 'email'>>(
    'select id, email from users where email = any($1)',
    [rows.map(({ email }) => email)],
  )
  const ids = new Map(found.map(({ email, id }) => [email, id]))
  return rows.map(({ email }) => {
    const id = ids.get(email)
    if (id === undefined) throw new Error(`${email} could not be added`)
    return id
  })
}
