import { forEachLocale, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import type { EmailContent, EmailTemplate } from '../content'
import { formatAmount } from './format'

/** Path of the applicants' loan requests. */
const LOAN_REQUESTS_PATH = '/account/loanCalculatorService/loanView'

interface RequestedLoan {
  bank: LocalizedText
  amount: number
  /** Currency sign. */
  currency: string
  months: number
}

export const LOAN_REQUESTED: EmailTemplate<RequestedLoan> = {
  ka: ({ bank, amount, currency, months }) => ({
    subject: `სესხის მოთხოვნა გაიგზავნა: ${bank.ka}`,
    paragraphs: ['თქვენი მოთხოვნა მივიღეთ და ბანკს გადავეცით. ბანკი თავად დაგიკავშირდებათ.'],
    rows: [
      ['ბანკი', bank.ka],
      ['სესხი', formatAmount(amount, { sign: currency }, 'ka')],
      ['ვადა', `${months} თვე`],
    ],
  }),
  en: ({ bank, amount, currency, months }) => ({
    subject: `Loan request sent: ${bank.en}`,
    paragraphs: ['We have received your request and passed it on to the bank, which will contact you.'],
    rows: [
      ['Bank', bank.en],
      ['Loan', formatAmount(amount, { sign: currency }, 'en')],
      ['Term', `${months} months`],
    ],
  }),
  ru: ({ bank, amount, currency, months }) => ({
    subject: `Заявка на кредит отправлена: ${bank.ru}`,
    paragraphs: ['Мы получили вашу заявку и передали её банку. Банк свяжется с вами сам.'],
    rows: [
      ['Банк', bank.ru],
      ['Кредит', formatAmount(amount, { sign: currency }, 'ru')],
      ['Срок', `${months} мес.`],
    ],
  }),
}

type LoanNews = 'answered' | 'approved' | 'declined' | 'closed'

interface AnsweredLoan {
  bank: LocalizedText
  news: LoanNews
  /** Text of the bank or of an operator. */
  text: string
}

const LOAN_NEWS: Readonly<Record<Locale, Record<LoanNews, { subject: string; text: string }>>> = {
  ka: {
    answered: {
      subject: 'პასუხი სესხის მოთხოვნაზე',
      text: 'თქვენ სესხის მოთხოვნა გამოგვიგზავნეთ. გიგზავნით პასუხს.',
    },
    approved: {
      subject: 'სესხის მოთხოვნა დამტკიცდა',
      text: 'ბანკმა თქვენი მოთხოვნა დაამტკიცა. შემდეგ ნაბიჯებზე თავად დაგიკავშირდებათ.',
    },
    declined: { subject: 'უარი სესხის მოთხოვნაზე', text: 'ბანკმა თქვენს მოთხოვნაზე უარი თქვა.' },
    closed: {
      subject: 'სესხის მოთხოვნა დაიხურა',
      text: 'თქვენს მოთხოვნაზე მუშაობა დავასრულეთ. თუ ბანკი არ დაგკავშირებიათ, მოგვწერეთ.',
    },
  },
  en: {
    answered: {
      subject: 'An answer to your loan request',
      text: 'You sent us a loan request. Here is our answer.',
    },
    approved: {
      subject: 'Loan request approved',
      text: 'The bank has approved your request and will contact you about the next steps.',
    },
    declined: { subject: 'Loan request declined', text: 'The bank has declined your request.' },
    closed: {
      subject: 'Loan request closed',
      text: 'We have closed your request. If the bank has not contacted you, write to us.',
    },
  },
  ru: {
    answered: {
      subject: 'Ответ на заявку на кредит',
      text: 'Вы отправили нам заявку на кредит. Вот наш ответ.',
    },
    approved: {
      subject: 'Заявка на кредит одобрена',
      text: 'Банк одобрил вашу заявку и свяжется с вами, чтобы договориться о дальнейшем.',
    },
    declined: { subject: 'Отказ по заявке на кредит', text: 'Банк отказал по вашей заявке.' },
    closed: {
      subject: 'Заявка на кредит закрыта',
      text: 'Работа с вашей заявкой закончена. Если банк с вами не связался, напишите нам.',
    },
  },
}

const LOAN_LABELS: Readonly<Record<Locale, { bank: string; write: string; requests: string }>> = {
  ka: { bank: 'ბანკი', write: 'მოგვწერეთ', requests: 'თქვენი მოთხოვნები' },
  en: { bank: 'Bank', write: 'Write to us', requests: 'Your requests' },
  ru: { bank: 'Банк', write: 'Написать нам', requests: 'Ваши заявки' },
}

export const LOAN_ANSWERED: EmailTemplate<AnsweredLoan> = forEachLocale(
  (locale) =>
    ({ bank, news, text }): EmailContent => {
      const { subject, text: sentence } = LOAN_NEWS[locale][news]
      const labels = LOAN_LABELS[locale]
      const isDecided = news === 'approved' || news === 'declined'
      return {
        subject: `${subject}: ${bank[locale]}`,
        paragraphs: [sentence],
        quote: text,
        rows: [[labels.bank, bank[locale]]],
        ...(isDecided && { link: { label: labels.requests, path: LOAN_REQUESTS_PATH } }),
        ...(news === 'closed' && { link: { label: labels.write, path: '/contact' } }),
      }
    },
)
