import { beforeAll, expect, test } from 'vitest'
import { countView } from '~backend/statements/views/store'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { deleteOldShownChanges, readShownChanges } from './shown-changes'

const database = withTestDatabase()
let owner: number
let statement: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool)
  statement = await addStatement(database.pool, { user_id: owner })
})

async function topicsOf(change: () => Promise<unknown>): Promise<string[]> {
  const { snapshot } = await readShownChanges(database.pool)
  await change()
  return (await readShownChanges(database.pool, snapshot)).topics
}
const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values)

test('a change is reported by its subject', async () => {
  expect(
    await topicsOf(() => run('update statements set price = price + 1 where id = $1', statement)),
  ).toEqual(['statements'])
  expect(await topicsOf(() => run("update users set first_name = 'ანა' where id = $1", owner))).toEqual([
    'people',
  ])
  expect(await topicsOf(() => run("update cities set name_en = 'Tiflis' where id = 1"))).toEqual(['content'])
  expect(await topicsOf(async () => undefined)).toEqual([])
})

test('views and changes of hidden data are not reported', async () => {
  expect(
    await topicsOf(() => countView(database.pool, statement, { visitor: 'somebody', userId: undefined })),
  ).toEqual([])
  expect(await topicsOf(() => run('update users set page_views = page_views + 1'))).toEqual([])
  expect(await topicsOf(() => run('update statements set price = 1 where id = 0'))).toEqual([])
})

test('a change is reported once it is committed, however long its transaction took', async () => {
  const writer = await database.pool.connect()
  await writer.query('begin')
  await writer.query('update statements set price = price + 1 where id = $1', [statement])
  const { snapshot, topics } = await readShownChanges(database.pool)
  expect(topics).toEqual([])
  const later = await readShownChanges(database.pool, snapshot)
  expect(later.topics).toEqual([])
  await run("update cities set name_en = 'Tbilisi' where id = 1")
  await writer.query('commit')
  writer.release()
  expect((await readShownChanges(database.pool, later.snapshot)).topics.sort()).toEqual([
    'content',
    'statements',
  ])
})

test('old changes are deleted', async () => {
  await run("update shown_changes set changed_at = now() - interval '2 hours'")
  await deleteOldShownChanges(database.pool)
  expect((await run('select from shown_changes')).rowCount).toBe(0)
})

/** Tables that are private, or derived from other tables in the same transaction. */
const NEVER_SHOWN_TO_GUESTS = new Set(
  `account_lead_acts account_lead_settings account_lead_sources account_lead_webhooks account_leads account_recoveries agent_invitations answer_templates appraisal_requests call_requests company_acts company_phone_reveals company_viewers company_views confirmation_links contact_messages contact_requests
   comparison_people comparison_votes comparisons
   conversation_files conversation_messages conversation_reports conversations
   corporate_appraisal_requests database_home database_timelines draft_photos dynamic_form_answers dynamic_form_files email_changes email_codes file_store_identity home_decisions home_grouping home_groups
   estimate_models estimates favorites hidden_statements import_archives import_photos imported_statements initial_data known_devices known_networks
   lead_deadlines lead_webhooks leads ledger_accounts ledger_entries ledger_transactions loan_requests measurements message_settings
   messages migrations notifications operator_acts operator_approvals order_documents owner_totals passkey_challenges passkeys
   password_resets payment_callbacks payment_cards payments phone_codes phone_reveals price_watches promo_code_phones promo_codes push_messages push_subscriptions
   rate_limit_hits registrations registry_bookings registry_services removed_draft_photos
   sandbox_bank_cards sandbox_bank_payments sandbox_bank_secret saved_searches search_requests seed_progress
   service_order_statements service_orders sessions shown_changes sign_in_attempts statement_clients statement_changes statement_drafts
   statement_imports statement_reports statement_totals statement_viewers statement_views statement_withdrawals stays stored_cookies
   uploaded_photos uploaded_pictures project_phone_reveals video_ad_events watched_prices`
    .split(/\s+/)
    .filter(Boolean),
)

test('every table shown on pages reports its changes', async () => {
  const { rows } = await database.pool.query<{ name: string; is_watched: boolean }>(
    `select c.relname::text as name,
            exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
                    where t.tgrelid = c.oid and f.proname = 'note_shown_change') as is_watched
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  expect(rows.length).toBeGreaterThan(80)
  const wrong = rows.filter(({ name, is_watched }) => is_watched === NEVER_SHOWN_TO_GUESTS.has(name))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
