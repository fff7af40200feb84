import { createHash } from 'node:crypto'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { BankRow } from './banks'
import type { LoanForm, LoanTerms } from './form'

export type Applicant = Pick<
  LoanForm,
  'first_name' | 'last_name' | 'phone_number' | 'email' | 'personal_number'
> & { answers: Record<string, string> }

/** Key and hash of a request. The hash detects changes without storing personal data. */
export type Submission = { key: string | null; hash: Buffer }

export type NewLoanRequest = {
  submission: Submission
  bank: BankRow
  terms: LoanTerms
  userId: number | undefined
  visitor: string
  /** Applicant; undefined for a lead. */
  applicant: Applicant | undefined
}

/** @throws ApiError 422 if its content differs */
export async function findRequestByKey(db: Db, { key, hash }: Submission): Promise<number | undefined> {
  if (!key) return undefined
  const { rows } = await db.query<Row<'loan_requests', 'id' | 'sent_hash'>>(
    'select id, sent_hash from loan_requests where idempotency_key = $1',
    [key],
  )
  const [sent] = rows
  if (sent && !sent.sent_hash.equals(hash)) throw invalidField('idempotency_key', 'is of another request')
  return sent?.id
}

/**
 * Adds a request. A concurrent or later repeat returns the first one and is not rate limited.
 * @throws ApiError 422 for the key of another request, 429 over the rate limit
 */
export async function addLoanRequest(transaction: Db, request: NewLoanRequest): Promise<number> {
  const { submission, bank, terms, userId, visitor, applicant } = request
  const offer = bank.offers.find(({ currency_id }) => currency_id === terms.currency_id)
  const { rows } = await transaction.query<Row<'loan_requests', 'id'>>(
    `insert into loan_requests (
       bank_id, user_id, statement_id, is_lead, currency_id, property_price, participation_amount, amount, months,
       percentage_rate, only_from_developer, first_name, last_name, phone_number, email, personal_number, answers,
       idempotency_key, sent_hash)
     values ($1, $2, (select id from statements where id = $3), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       $16, $17, $18, $19)
     on conflict (idempotency_key) do nothing
     returning id`,
    [
      bank.id,
      userId,
      terms.statement_id,
      applicant === undefined,
      terms.currency_id,
      terms.property_price,
      terms.participation_amount,
      Math.max(0, terms.property_price - terms.participation_amount),
      terms.month,
      offer?.initial_percent,
      terms.only_from_developer,
      applicant?.first_name,
      applicant?.last_name,
      applicant?.phone_number,
      applicant?.email,
      applicant?.personal_number,
      applicant?.answers ?? {},
      submission.key,
      submission.hash,
    ],
  )
  const id = rows[0]?.id ?? (await findRequestByKey(transaction, submission))
  if (id === undefined) throw new Error('the request could neither be created nor found')
  if (rows[0]) await consumeRateLimit(transaction, 'loan', visitor)
  return id
}

export type LoanRequestRow = Row<
  'loan_requests',
  'id' | 'bank_id' | 'currency_id' | 'property_price' | 'amount' | 'percentage_rate' | 'is_lead' | 'state'
> & {
  month: Column<'loan_requests', 'months'>
  created_at: string
}

const MAX_SHOWN = 100

export async function listLoanRequests(db: Db, userId: number): Promise<LoanRequestRow[]> {
  const { rows } = await db.query<LoanRequestRow>(
    `select id, bank_id, currency_id, property_price, amount, months as month, percentage_rate, is_lead, state,
       ${toGeorgianTimeSql('created_at')} as created_at
     from loan_requests where user_id = $1 order by id desc limit $2`,
    [userId, MAX_SHOWN],
  )
  return rows
}

/** Excludes the phone proof, which differs between repeats. */
export function toSubmission(form: LoanTerms, answers: Record<string, string> = {}): Submission {
  const sent = JSON.stringify({ ...form, phone_confirmation: null, answers })
  return { key: form.idempotency_key, hash: createHash('sha256').update(sent).digest() }
}
