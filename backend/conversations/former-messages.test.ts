import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()

/** The state before the migration. */
const FORMER_TABLES = `
  drop table conversation_reports, conversation_files, conversation_messages, conversations cascade;
  delete from lead_deadlines where kind = 'conversation_report';
  create table statement_messages (
    id integer generated always as identity primary key,
    statement_id integer not null references statements on delete cascade,
    user_id integer references users on delete set null,
    name text not null,
    phone_number text not null,
    message text not null,
    idempotency_key uuid unique,
    created_at timestamptz not null default now()
  )`

test('the migration makes conversations of messages to owners, one for each sender and statement', async () => {
  const { pool } = database
  await addPlaces(pool)
  const [owner, user] = [await addUser(pool), await addUser(pool)]
  const statement = await addStatement(pool, { user_id: owner })
  await pool.query(FORMER_TABLES)
  await pool.query(
    `insert into statement_messages (statement_id, user_id, name, phone_number, message, created_at) values
     ($1, $2, 'Gia', '555111111', 'One', now() - interval '2 days'),
     ($1, $2, 'Gia', '555111112', 'Two', now() - interval '1 day'),
     ($1, null, 'Nino', '555222222', 'Guest', now()),
     ($1, null, 'Lali', '555333333', 'Another guest', now()),
     ($1, $3, 'Owner', '555444444', 'Of the owner', now())`,
    [statement, user, owner],
  )
  await pool.query(await readFile('backend/platform/db/migrations/0106_conversations.sql', 'utf8'))
  const { rows } = await pool.query(
    `select c.owner_id, c.seeker_id, c.seeker_name, c.seeker_phone, c.state,
       c.owner_seen_id = c.last_message_id as is_seen, array_agg(m.text order by m.id) as texts,
       max(m.id) = c.last_message_id as is_last_known
     from conversations c join conversation_messages m on m.conversation_id = c.id
     where c.statement_id = $1 group by c.id order by min(m.id)`,
    [statement],
  )
  const common = { owner_id: owner, state: 'open', is_seen: true, is_last_known: true }
  expect(rows).toEqual([
    { ...common, seeker_id: user, seeker_name: 'Gia', seeker_phone: '555111112', texts: ['One', 'Two'] },
    { ...common, seeker_id: null, seeker_name: 'Nino', seeker_phone: '555222222', texts: ['Guest'] },
    { ...common, seeker_id: null, seeker_name: 'Lali', seeker_phone: '555333333', texts: ['Another guest'] },
    { ...common, seeker_id: null, seeker_name: 'Owner', seeker_phone: '555444444', texts: ['Of the owner'] },
  ])
})
