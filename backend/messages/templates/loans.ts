import type { LocalizedText } from '~backend/platform/localized-text'
import { createEmail } from '../texts'
import { type ConversationLink, formatConversationLink } from './conversations'
import { formatAmount } from './format'

/** Path of the applicants' loan requests. */
export const LOAN_REQUESTS_PATH = '/account/loanCalculatorService/loanView'

interface RequestedLoan {
  bank: LocalizedText
  amount: number
  /** Currency sign. */
  currency: string
  months: number
  /** Path of the conversation with the operators, with the key of a guest. */
  path?: string | undefined
}

export const LOAN_REQUESTED = createEmail<RequestedLoan>(
  (t, { bank, amount, currency, months, path }, locale) => ({
    subject: t('loan_requested.subject', { bank: bank[locale] }),
    paragraphs: [t('loan_requested.text')],
    rows: [
      [t('labels.bank'), bank[locale]],
      [t('labels.loan'), formatAmount(amount, { sign: currency }, locale)],
      [t('labels.term'), t('loan_requested.months', { count: months })],
    ],
    ...(path && { link: { label: t('links.contact'), path } }),
  }),
)

interface AnsweredLoan extends Partial<ConversationLink> {
  bank: LocalizedText
  news: 'answered' | 'approved' | 'declined' | 'closed'
  /** Text of the bank or of an operator. */
  text: string
}

export const LOAN_ANSWERED = createEmail<AnsweredLoan>(
  (t, { bank, news, text, path, replyAddress }, locale) => {
    const isDecided = news === 'approved' || news === 'declined'
    return {
      subject: t(`loan_answered.${news}.subject`, { bank: bank[locale] }),
      paragraphs: [t(`loan_answered.${news}.text`)],
      quote: text,
      rows: [[t('labels.bank'), bank[locale]]],
      ...(isDecided && { link: { label: t('links.loan_requests'), path: LOAN_REQUESTS_PATH } }),
      ...(path && !isDecided && formatConversationLink(t, { path, replyAddress })),
      ...(news === 'closed' && { link: { label: t('links.contact'), path: '/contact' } }),
    }
  },
)
