import type { LocalizedText } from '~backend/platform/localized-text'
import type { EmailTemplate } from '../content'
import { formatAmount } from './format'

interface RequestedLoan {
  bank: LocalizedText
  amount: number
  currency: string
  months: number
}

export const LOAN_REQUESTED: EmailTemplate<RequestedLoan> = {
  ka: ({ bank, amount, currency, months }) => ({
    subject: `სესხის მოთხოვნა გაიგზავნა: ${bank.ka}`,
    paragraphs: ['თქვენი მოთხოვნა მივიღეთ და ბანკს გადავეცით. ბანკი თავად დაგიკავშირდებათ.'],
    rows: [
      ['ბანკი', bank.ka],
      ['სესხი', `${formatAmount(amount, 'ka')} ${currency}`],
      ['ვადა', `${months} თვე`],
    ],
  }),
  en: ({ bank, amount, currency, months }) => ({
    subject: `Loan request sent: ${bank.en}`,
    paragraphs: ['We have received your request and passed it on to the bank, which will contact you.'],
    rows: [
      ['Bank', bank.en],
      ['Loan', `${formatAmount(amount, 'en')} ${currency}`],
      ['Term', `${months} months`],
    ],
  }),
  ru: ({ bank, amount, currency, months }) => ({
    subject: `Заявка на кредит отправлена: ${bank.ru}`,
    paragraphs: ['Мы получили вашу заявку и передали её банку. Банк свяжется с вами сам.'],
    rows: [
      ['Банк', bank.ru],
      ['Кредит', `${formatAmount(amount, 'ru')} ${currency}`],
      ['Срок', `${months} мес.`],
    ],
  }),
}

interface AnsweredLoan {
  bank: LocalizedText
  /** Empty where the request was closed without an answer. */
  text: string
}

export const LOAN_ANSWERED: EmailTemplate<AnsweredLoan> = {
  ka: ({ bank, text }) => ({
    subject: text ? `პასუხი სესხის მოთხოვნაზე: ${bank.ka}` : `სესხის მოთხოვნა დაიხურა: ${bank.ka}`,
    paragraphs: text
      ? ['თქვენ სესხის მოთხოვნა გამოგვიგზავნეთ. გიგზავნით პასუხს.']
      : ['თქვენს მოთხოვნაზე მუშაობა დავასრულეთ. თუ ბანკი არ დაგკავშირებიათ, მოგვწერეთ.'],
    quote: text,
    rows: [['ბანკი', bank.ka]],
    link: text ? undefined : { label: 'მოგვწერეთ', path: '/contact' },
  }),
  en: ({ bank, text }) => ({
    subject: text ? `An answer to your loan request: ${bank.en}` : `Loan request closed: ${bank.en}`,
    paragraphs: text
      ? ['You sent us a loan request. Here is our answer.']
      : ['We have closed your request. If the bank has not contacted you, write to us.'],
    quote: text,
    rows: [['Bank', bank.en]],
    link: text ? undefined : { label: 'Write to us', path: '/contact' },
  }),
  ru: ({ bank, text }) => ({
    subject: text ? `Ответ на заявку на кредит: ${bank.ru}` : `Заявка на кредит закрыта: ${bank.ru}`,
    paragraphs: text
      ? ['Вы отправили нам заявку на кредит. Вот наш ответ.']
      : ['Работа с вашей заявкой закончена. Если банк с вами не связался, напишите нам.'],
    quote: text,
    rows: [['Банк', bank.ru]],
    link: text ? undefined : { label: 'Написать нам', path: '/contact' },
  }),
}
