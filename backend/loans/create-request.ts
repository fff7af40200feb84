import type pg from 'pg'
import { openLeadConversation } from '~backend/conversations/lead-conversations'
import { toConversationPath } from '~backend/conversations/notify-side'
import { CURRENCIES } from '~backend/dictionaries/deal-terms'
import { addMessage } from '~backend/messages/add-message'
import { canRequestCall } from '~backend/phone-codes/phone-ownership'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, toFieldError, validationError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import type { Locale } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import type { FieldError } from '~contract/refusals'
import { parseEmail } from '~contract/values/email'
import { type BankRow, findBank } from './banks'
import type { LeadForm, LoanForm } from './form'
import { getBankAnswers, validateAnswers, validateTerms } from './rules'
import { addLoanRequest, findRequestByKey, toSubmission } from './store'

type Requester = { userId: number | undefined; visitor: string; locale: Locale }

export type CreatedRequest = { id: number; redirect_url: string | null }

/**
 * Saves a loan request.
 * @param body all fields, those of the bank included
 * @throws ApiError 422 with all field errors, 429
 */
export async function createLoanRequest(
  pool: pg.Pool,
  sender: Requester,
  form: LoanForm,
  body: QueryParams,
): Promise<CreatedRequest> {
  return inVisitorTransaction(pool, sender.userId, async (transaction) => {
    const bank = await findBank(transaction, form.bank_id)
    const answers = bank ? getBankAnswers(bank, body) : {}
    const submission = toSubmission(form, answers)
    // Checked first, so that a repeat is not rejected because of later changes.
    const existingId = await findRequestByKey(transaction, submission)
    if (existingId !== undefined) return { id: existingId, redirect_url: bank?.page_url ?? null }

    const fieldErrors = [
      ...validateTerms(form, bank),
      ...(bank ? validateAnswers(bank, body) : []),
      ...(await validatePhone(transaction, form, sender.userId)),
    ]
    if (!bank || fieldErrors.length > 0) throw validationError(fieldErrors)
    const id = await addLoanRequest(transaction, {
      submission,
      bank,
      terms: form,
      ...sender,
      applicant: { ...form, answers },
    })
    await confirmRequest(transaction, { id, bank, form, sender })
    return { id, redirect_url: bank.page_url }
  })
}

/**
 * Records the lead unless `send_lead` is off.
 * @throws ApiError 422 with all field errors, also for a bank without a page; 429
 */
export async function createLoanLead(
  pool: pg.Pool,
  sender: Omit<Requester, 'locale'>,
  form: LeadForm,
): Promise<Partial<CreatedRequest>> {
  return inVisitorTransaction(pool, sender.userId, async (transaction) => {
    const bank = await findBank(transaction, form.bank_id)
    if (!bank?.page_url) throw invalidField('bank_id', 'is of no bank with a page of its own')
    if (!form.send_lead) return { redirect_url: bank.page_url }
    const submission = toSubmission(form)
    const existingId = await findRequestByKey(transaction, submission)
    if (existingId !== undefined) return { id: existingId, redirect_url: bank.page_url }
    const fieldErrors = validateTerms(form, bank)
    if (fieldErrors.length > 0) throw validationError(fieldErrors)
    const id = await addLoanRequest(transaction, {
      submission,
      bank,
      terms: form,
      ...sender,
      applicant: undefined,
    })
    return { id, redirect_url: bank.page_url }
  })
}

async function validatePhone(
  db: Db,
  { phone_number: number, phone_confirmation: confirmation }: LoanForm,
  userId: number | undefined,
): Promise<FieldError[]> {
  const isTheirs = await canRequestCall(db, { number, confirmation, userId })
  return isTheirs ? [] : [toFieldError('phone_number', 'is not confirmed')]
}

type ConfirmedRequest = { id: number; bank: BankRow; form: LoanForm; sender: Requester }

/**
 * Confirms to the email of the request, else to that of the account. Opens the conversation of the applicant
 * with the operators.
 */
async function confirmRequest(transaction: Db, { id, bank, form, sender }: ConfirmedRequest): Promise<void> {
  const email = parseEmail(form.email)
  const account = sender.userId === undefined ? undefined : { userId: sender.userId }
  const to = email ? { email } : account
  if (!to) return
  const amount = Math.max(0, form.property_price - form.participation_amount)
  const currency = CURRENCIES.find(({ id }) => id === form.currency_id)?.symbol ?? ''
  const { locale } = sender
  const conversation = await openLeadConversation(transaction, {
    leadId: await findLeadId(transaction, id),
    seeker: {
      userId: sender.userId,
      name: [form.first_name, form.last_name].filter(Boolean).join(' '),
      email: email ?? '',
      phone: '',
      locale,
    },
    request: NOTIFICATION_TEXTS[locale]('lead_sent.loan', {
      bank: bank[`name_${locale}`],
      amount: `${amount} ${currency}`,
    }),
  })
  await addMessage(transaction, {
    kind: 'loan_requested',
    to,
    facts: {
      bank: { ka: bank.name_ka, en: bank.name_en, ru: bank.name_ru },
      amount,
      currency,
      months: form.month,
      path: toConversationPath(conversation),
    },
    locale,
    cause: `loan_request:${id}`,
  })
}

async function findLeadId(transaction: Db, requestId: number): Promise<number> {
  const { rows } = await transaction.query<Row<'leads', 'id'>>(
    "select id from leads where kind = 'loan_request' and source_id = $1::text",
    [requestId],
  )
  if (!rows[0]) throw new Error('a loan request has no lead')
  return rows[0].id
}
