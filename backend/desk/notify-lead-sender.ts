import { answerInLeadConversation, openLeadConversation } from '~backend/conversations/lead-conversations'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { addMessage } from '~backend/messages/add-message'
import { LOAN_REQUESTS_PATH } from '~backend/messages/templates/loans'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { isLoanDecision, LOAN_DECISIONS } from '~contract/leads'
import { findLeadContents } from './lead-contents'

/** Acts that the sender of the lead is notified of by email. */
export const EMAILED_ACTS = ['answer', 'approve', 'decline', 'close'] as const

interface SentAct {
  lead: Row<'leads', 'id' | 'kind' | 'source_id'>
  act: (typeof EMAILED_ACTS)[number]
  actId: number
  text: string
  /** Fallback language if the sender has chosen none. */
  locale: Locale
  /** Settings of replies by email; undefined if they are off. */
  replies: InboundMailSettings | undefined
}

/**
 * Notifies the sender of an answer, which continues their conversation with the operators. Notifies an
 * applicant of the bank's decision, with an account on its notifications page as well.
 * Closing an unanswered loan request also sends one email.
 * @throws ApiError 422 for an answer without a recipient
 */
export async function notifyLeadSender(transaction: Db, sent: SentAct): Promise<void> {
  const { lead, act, actId, text, locale, replies } = sent
  if (lead.kind === 'loan_request') return notifyLoanApplicant(transaction, sent)
  if (act !== 'answer') return
  const [content] = await findLeadContents(transaction, [lead], locale)
  const recipient = content && (await findRecipient(transaction, lead.id, content.email))
  if (!content || !recipient) throw nobodyToAnswer()
  const answerLocale = await findAnswerLocale(transaction, lead, { email: recipient.email, locale })
  const link = await continueConversation(transaction, {
    leadId: lead.id,
    seeker: { ...recipient, name: content.name, phone: '', locale: answerLocale },
    request: content.text,
    text,
    notifies: true,
    replies,
  })
  await addMessage(transaction, {
    kind: 'lead_answered',
    to: recipient.to,
    facts: { text, ...toEmailLink(link, recipient) },
    locale: answerLocale,
    cause: `operator_act:${actId}`,
  })
}

type LeadAnswer = Parameters<typeof openLeadConversation>[1] & Parameters<typeof answerInLeadConversation>[2]

async function continueConversation(transaction: Db, { text, notifies, replies, ...lead }: LeadAnswer) {
  const row = await openLeadConversation(transaction, lead)
  return answerInLeadConversation(transaction, row, { text, notifies, replies })
}

interface Recipient {
  to: { email: string } | { userId: number }
  userId: number | undefined
  email: string
}

/** A reply address is only given to an email that is the account's own, or a guest's. */
function toEmailLink(
  { path, replyAddress }: { path: string; replyAddress: string | undefined },
  { to, userId }: Recipient,
) {
  return { path, replyAddress: userId === undefined || 'userId' in to ? replyAddress : undefined }
}

/** Finds the sender by the email of the lead, else by the account. */
async function findRecipient(db: Db, leadId: number, email: string): Promise<Recipient | undefined> {
  const { rows } = await db.query<{ id: number; email: string }>(
    `select u.id, u.email from leads l join users u on u.id = l.sender_id
     where l.id = $1 and u.closed_at is null`,
    [leadId],
  )
  const [account] = rows
  const isOwnEmail = !email || email.toLowerCase() === account?.email.toLowerCase()
  if (account && isOwnEmail) return { to: { userId: account.id }, userId: account.id, email: account.email }
  return email ? { to: { email }, userId: account?.id, email } : undefined
}

/** True if an answer reaches the sender of a lead. */
export async function canAnswerLead(db: Db, leadId: number, email: string): Promise<boolean> {
  return (await findRecipient(db, leadId, email)) !== undefined
}

async function notifyLoanApplicant(
  transaction: Db,
  { lead, act, actId, text, locale, replies }: SentAct,
): Promise<void> {
  const applicant = await findApplicant(transaction, lead.source_id)
  if (!applicant) {
    if (act === 'answer') throw nobodyToAnswer()
    return
  }
  if (act === 'close' && (await isAnswered(transaction, lead.id))) return
  const { to, bank, userId, name } = applicant
  const answerLocale = await findAnswerLocale(transaction, lead, { email: '', locale })
  const email = 'email' in to ? to.email : ''
  const link =
    act === 'close' || !text
      ? undefined
      : await continueConversation(transaction, {
          leadId: lead.id,
          seeker: { userId, name, email, phone: '', locale: answerLocale },
          request: '',
          text,
          // A decision has a notification of its own.
          notifies: act === 'answer',
          replies,
        })
  const message = {
    kind: 'loan_answered' as const,
    facts: {
      bank,
      news: isLoanDecision(act) ? LOAN_DECISIONS[act] : act === 'answer' ? 'answered' : 'closed',
      text: act === 'close' ? '' : text,
      ...(link && toEmailLink(link, { to, userId, email })),
    } as const,
    cause: act === 'close' ? `loan_request_closed:${lead.source_id}` : `operator_act:${actId}`,
  }
  await addMessage(transaction, { ...message, to, locale: answerLocale })
  if (userId !== undefined && act !== 'answer')
    await addEmailAsNotification(transaction, message, { userId, url: LOAN_REQUESTS_PATH })
}

/**
 * Finds the language of the reply to the sender of a lead.
 * @param fallback the sender's email, and the language if the sender has chosen none
 */
export async function findAnswerLocale(
  db: Db,
  lead: SentAct['lead'],
  { email, locale }: { email: string; locale: Locale },
): Promise<Locale> {
  const chosen =
    lead.kind === 'loan_request'
      ? await findRequestLocale(db, lead.source_id)
      : await findSenderLocale(db, lead, email)
  return chosen ?? locale
}

/** Finds the language of the message, else that of the account with the email. */
async function findSenderLocale(
  db: Db,
  lead: SentAct['lead'],
  email: string,
): Promise<Locale | null | undefined> {
  if (lead.kind === 'contact_message') {
    const { rows } = await db.query<Row<'contact_messages', 'locale'>>(
      'select locale from contact_messages where id = $1::integer',
      [lead.source_id],
    )
    return rows[0]?.locale
  }
  const { rows } = await db.query<Row<'message_settings', 'locale' | 'seen_locale'>>(
    `select s.locale, s.seen_locale
     from users u join message_settings s on s.user_id = u.id where lower(u.email) = lower($1)`,
    [email],
  )
  return rows[0]?.locale ?? rows[0]?.seen_locale
}

/**
 * Finds the applicant by account, with its current email and language, else by the email of the request.
 * `userId` is the applicant's open account.
 */
async function findApplicant(db: Db, requestId: string) {
  const { rows } = await db.query<
    Row<'loan_requests', 'email' | 'user_id' | 'first_name' | 'last_name'> &
      Row<'banks', 'name_ka' | 'name_en' | 'name_ru'> & { account_email: string | null }
  >(
    `select r.email, r.user_id, r.first_name, r.last_name, u.email as account_email, b.name_ka, b.name_en, b.name_ru
     from loan_requests r join banks b on b.id = r.bank_id
       left join users u on u.id = r.user_id and u.closed_at is null
     where r.id = $1::integer`,
    [requestId],
  )
  const [request] = rows
  if (!request) return undefined
  const bank = { ka: request.name_ka, en: request.name_en, ru: request.name_ru }
  const { email, user_id: userId, account_email: accountEmail } = request
  const account = userId !== null && accountEmail !== null ? { userId } : undefined
  const to = email && email !== accountEmail ? { email } : account
  const name = [request.first_name, request.last_name].filter(Boolean).join(' ')
  return to && { to, bank, name, userId: account?.userId }
}

/** Finds the language of the email that confirmed the request. */
async function findRequestLocale(db: Db, requestId: string): Promise<Locale | undefined> {
  const { rows } = await db.query<Row<'messages', 'locale'>>('select locale from messages where cause = $1', [
    `loan_request:${requestId}`,
  ])
  return rows[0]?.locale
}

async function isAnswered(db: Db, leadId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from operator_acts
     where subject = 'lead' and subject_id = $1::text and act in ('answer', 'approve', 'decline') limit 1`,
    [leadId],
  )
  return rowCount === 1
}

const nobodyToAnswer = () => invalidField('text', 'has nobody to be sent to')
