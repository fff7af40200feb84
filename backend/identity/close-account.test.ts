import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { OWN_TABLES } from './close-account'

const database = withTestDatabase()

/** What becomes of the rows that closing an account does not delete. */
const OTHER_TABLES = {
  dynamic_form_answers: 'deleted with their files',
  uploaded_pictures: 'deleted with their files',
  statement_reports: 'stay without their author',
  search_requests: 'stay without name and number until they expire',
  statements: 'stay deleted, without names, numbers and texts',
  service_orders: 'stay without what was typed into them',
  payments: 'stay, as the law asks',
  ledger_accounts: 'stay, as the law asks',
  contact_requests: 'stay: they were paid for',
  payment_cards: 'are forgotten by the provider',
  promo_code_phones: 'stay, so that a code is not used twice',
  company_phone_reveals: 'are numbers of a day',
  company_viewers: 'are numbers of a day',
  company_views: 'are numbers of a day',
  owner_totals: 'follow the statements',
  passkey_challenges: 'end after minutes',
}

test('of each table that names a person it is known what becomes of its rows when they leave', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`,
  )
  const known: string[] = [...OWN_TABLES, ...Object.keys(OTHER_TABLES)]
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})
