import { eraseLeadsOf } from '~backend/account-leads/erase-leads'
import { eraseConversationsOf } from '~backend/conversations/erase-conversations'
import { lockBalance } from '~backend/ledger/balance'
import { lockOpenAccount } from '~backend/platform/auth/lock-open-account'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { validationError } from '~backend/platform/http/errors'
import { REMOVED_PHONE } from '~backend/platform/removed-phone'
import { refundUnusedDays } from '~backend/services/orders/refund-unused-days'
import { endStaysOfClosing } from '~backend/stays/change'
import { cancelViewingsOfClosing } from '~backend/viewings/change'

/** Tables with rows of one person only, by user id. */
export const OWN_TABLES = [
  'sessions',
  'favorites',
  'hidden_statements',
  'estimates',
  'notifications',
  'passkeys',
  'password_resets',
  'email_changes',
  'account_recoveries',
  'known_networks',
  'known_devices',
  'confirmation_links',
  'email_codes',
  'message_settings',
  'questionnaires',
  'statement_drafts',
  'statement_imports',
  'imported_statements',
  'saved_searches',
  'messages',
  'viewings',
  // Names, numbers and texts that the user sent. What was already delivered stays with its recipients.
  'call_requests',
  'contact_messages',
  'loan_requests',
  'appraisal_requests',
  'corporate_appraisal_requests',
] as const

/** Files referenced by a person's rows, to be deleted after the commit. */
export interface FilesToDelete {
  pictures: string[]
  formFiles: string[]
}

/**
 * Anonymizes an account and keeps what the law requires: ledger entries, payments and orders, without name
 * and inputs.
 * @param givesUpBalance true if the person gives up the balance, including the value of unused promotion days
 * @throws ApiError 422 for public projects, open orders or payments, or a balance that is not given up
 */
export async function closeAccount(
  transaction: Db,
  userId: number,
  { givesUpBalance }: { givesUpBalance: boolean },
): Promise<FilesToDelete> {
  await lockOpenAccount(transaction, userId)
  await requireNothingOpen(transaction, userId)
  await endPromotions(transaction, userId)
  if (!givesUpBalance && (await lockBalance(transaction, userId)) > 0)
    throw validationError([{ field: 'gives_up_balance', message: 'There is money on the balance.' }])
  await cancelViewingsOfClosing(transaction, userId)
  await endStaysOfClosing(transaction, userId)
  for (const table of OWN_TABLES) await transaction.query(`delete from ${table} where user_id = $1`, [userId])
  await eraseConversationsOf(transaction, userId)
  await eraseLeadsOf(transaction, userId)
  const files = await removeUploads(transaction, userId)
  await transaction.query('update statement_reports set user_id = null where user_id = $1', [userId])
  await transaction.query(
    'delete from order_documents where order_id in (select id from service_orders where user_id = $1)',
    [userId],
  )
  await transaction.query("update service_orders set details = '{}' where user_id = $1", [userId])
  await transaction.query(
    'delete from registrations where lower(email) = (select lower(email) from users where id = $1)',
    [userId],
  )
  // Emails that the person gave without signing in.
  await transaction.query(
    'delete from price_watches where email = (select lower(email) from users where id = $1)',
    [userId],
  )
  await transaction.query(
    'delete from saved_searches where email = (select lower(email) from users where id = $1)',
    [userId],
  )
  await transaction.query(
    `update search_requests set user_id = null, name = '–', phone_number = '${REMOVED_PHONE}', comment = '',
            expires_at = least(expires_at, now())
     where user_id = $1`,
    [userId],
  )
  await transaction.query(
    'delete from viewing_times where statement_id in (select id from statements where user_id = $1)',
    [userId],
  )
  await transaction.query('delete from notifications where sender_id = $1', [userId])
  await transaction.query('delete from broker_agents where agent_id = $1 or broker_id = $1', [userId])
  await transaction.query('delete from agent_invitations where agent_id = $1 or broker_id = $1', [userId])
  await transaction.query(
    `update payment_cards set removed_at = coalesce(removed_at, now()), is_default = false where user_id = $1`,
    [userId],
  )
  await transaction.query(
    `update statements set deleted_at = coalesce(deleted_at, now()), owner_name = '', phone_number = null,
            additional_phone_number = null, comment_ka = '', comment_en = '', comment_ru = ''
     where user_id = $1`,
    [userId],
  )
  await transaction.query(
    `update users set email = 'closed-' || id || '@account.invalid', password_hash = null, first_name = '', last_name = '',
            display_name = null, phone_number = null, additional_phone_number = null, valid_phone_numbers = '{}',
            personal_number = null, birth_date = null, sex = null, slug = null, logo = null, avatar = null, cover = null, founded_on = null,
            website = null, public_email = null, links = '{}', about_ka = '', about_en = '', about_ru = '',
            address_ka = '', address_en = '', address_ru = '', company_code = null, is_operator = false,
            is_premier_agent = false, awaits_confirmation = false, closed_at = now()
     where id = $1`,
    [userId],
  )
  return files
}

async function requireNothingOpen(transaction: Db, userId: number): Promise<void> {
  const { rows } = await transaction.query<{
    has_projects: boolean
    has_orders: boolean
    has_payments: boolean
  }>(
    `select exists (select from projects where developer_id = $1) as has_projects,
            exists (select from service_orders
                    where user_id = $1 and state = 'paid' and ends_at is null and supplement_to is null) as has_orders,
            exists (select from payments where user_id = $1 and state in ('pending', 'review')) as has_payments`,
    [userId],
  )
  if (rows[0]?.has_projects)
    throw validationError([{ field: 'projects', message: 'The account has projects.' }])
  if (rows[0]?.has_orders)
    throw validationError([{ field: 'orders', message: 'An order of the account is being done.' }])
  // A payment that succeeds later would have no recipient.
  if (rows[0]?.has_payments)
    throw validationError([{ field: 'payments', message: 'A payment of the account is not decided yet.' }])
}

/** Ends promotions while the person can still decide about the money. */
async function endPromotions(transaction: Db, userId: number): Promise<void> {
  const { rows } = await transaction.query<Row<'statements', 'id'>>(
    `select id from statements where user_id = $1 and exists (
       select from service_order_statements where statement_id = statements.id and ends_at > now())
     order by id for update`,
    [userId],
  )
  await refundUnusedDays(
    transaction,
    rows.map(({ id }) => id),
  )
}

async function removeUploads(transaction: Db, userId: number): Promise<FilesToDelete> {
  const { rows: pictures } = await transaction.query<Row<'uploaded_pictures', 'token'>>(
    'delete from uploaded_pictures where user_id = $1 returning token',
    [userId],
  )
  const { rows: formFiles } = await transaction.query<Row<'dynamic_form_files', 'token'>>(
    `delete from dynamic_form_files
     where answer_id in (select id from dynamic_form_answers where user_id = $1) returning token`,
    [userId],
  )
  await transaction.query('delete from dynamic_form_answers where user_id = $1', [userId])
  return {
    pictures: pictures.map(({ token }) => token),
    formFiles: formFiles.flatMap(({ token }) => token ?? []),
  }
}
