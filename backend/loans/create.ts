import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { type Fault, invalid } from '../http/errors'
import { readForm } from '../http/form'
import type { Query } from '../http/query'
import { isProven } from '../phone-codes/proven'
import { listBanks } from './banks'
import { LeadForm, LoanForm } from './form'
import { addRequest, requestWithKey, sendingOf } from './requests'
import { answerFaults, fault, ownAnswers, termFaults } from './rules'

type Sender = { userId: number | undefined; visitor: string }

/** A request that was kept, and the page of the bank where there is more to read or to fill in. */
export type Created = { id: number; redirect_url: string | null }

/**
 * Takes a request for a bank that answers it here.
 *
 * @throws ApiError 422 with every fault by its field, 429
 */
export async function createRequest(pool: pg.Pool, sender: Sender, body: Query): Promise<Created> {
  const form = readForm(LoanForm, body)
  return withTransaction(pool, async (transaction) => {
    const [bank] = await listBanks(transaction, form.bank_id)
    const answers = bank ? ownAnswers(bank, body) : {}
    const sending = sendingOf(form, answers)
    // Before anything else that may have changed since: what was taken once is not refused when it is sent again.
    const earlier = await requestWithKey(transaction, sending)
    if (earlier !== undefined) return { id: earlier, redirect_url: bank?.page_url ?? null }

    const faults = [
      ...termFaults(form, bank),
      ...(bank ? answerFaults(bank, body) : []),
      ...(await phoneFaults(transaction, form, sender.userId)),
    ]
    if (!bank || faults.length > 0) throw invalid(faults)
    const id = await addRequest(transaction, {
      sending,
      bank,
      terms: form,
      ...sender,
      applicant: { ...form, answers },
    })
    return { id, redirect_url: bank.page_url }
  })
}

/**
 * Says where a partner takes requests, and remembers that somebody was sent there unless `send_lead` is off.
 *
 * @throws ApiError 422 with every fault by its field, also for a bank that has no page; 429
 */
export async function createLead(pool: pg.Pool, sender: Sender, body: Query): Promise<Partial<Created>> {
  const form = readForm(LeadForm, body)
  return withTransaction(pool, async (transaction) => {
    const [bank] = await listBanks(transaction, form.bank_id)
    if (!bank?.page_url) throw invalid([fault('bank_id', 'is of no bank with a page of its own')])
    if (!form.send_lead) return { redirect_url: bank.page_url }
    const sending = sendingOf(form)
    const earlier = await requestWithKey(transaction, sending)
    if (earlier !== undefined) return { id: earlier, redirect_url: bank.page_url }
    const faults = termFaults(form, bank)
    if (faults.length > 0) throw invalid(faults)
    const id = await addRequest(transaction, { sending, bank, terms: form, ...sender, applicant: undefined })
    return { id, redirect_url: bank.page_url }
  })
}

async function phoneFaults(
  db: Db,
  { phone_number: number, phone_confirmation: confirmation }: LoanForm,
  userId: number | undefined,
): Promise<Fault[]> {
  const isTheirs = await isProven(db, { number, confirmation, userId })
  return isTheirs ? [] : [fault('phone_number', 'is not confirmed')]
}
