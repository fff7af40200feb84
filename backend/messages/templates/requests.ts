import type { LocalizedText } from '~backend/platform/localized-text'
import { formatPhone } from '~contract/values/phone'
import type { EmailTemplate } from '../content'
import { withReaderName } from './reader-name'

interface RequestedCall {
  name: string
  phoneNumber: string
  comment: string
}

export const CALL_REQUESTED = withReaderName<RequestedCall>({
  ka: ({ name, phoneNumber, comment }) => ({
    subject: `${name} ზარს ელოდება`,
    paragraphs: ['საიტიდან გთხოვენ, დარეკოთ.'],
    quote: comment,
    rows: [
      ['სახელი', name],
      ['ტელეფონი', formatPhone(phoneNumber)],
    ],
  }),
  en: ({ name, phoneNumber, comment }) => ({
    subject: `${name} asks for a call`,
    paragraphs: ['Somebody on the site asks you to call them.'],
    quote: comment,
    rows: [
      ['Name', name],
      ['Phone', formatPhone(phoneNumber)],
    ],
  }),
  ru: ({ name, phoneNumber, comment }) => ({
    subject: `Просьба перезвонить: ${name}`,
    paragraphs: ['На сайте вас попросили перезвонить.'],
    quote: comment,
    rows: [
      ['Имя', name],
      ['Телефон', formatPhone(phoneNumber)],
    ],
  }),
})

/** The subject is the recipient's search request. */
export const NUMBER_REQUESTED = withReaderName<{ name: string; subject: LocalizedText }>({
  ka: ({ name, subject }) => ({
    subject: `${name} თქვენს ნომერს ითხოვს`,
    paragraphs: [
      'შესაძლოა, აქვს ის, რასაც ეძებთ. თუ დათანხმდებით, თქვენს სახელსა და ნომერს ნახავს, მანამდე კი ვერა.',
    ],
    rows: [['ეძებთ', subject.ka]],
    link: { label: 'პასუხის გაცემა', path: '/account/notifications' },
  }),
  en: ({ name, subject }) => ({
    subject: `${name} asks for your number`,
    paragraphs: [
      'They may have what you are looking for. If you accept, they see your name and number, and not before.',
    ],
    rows: [['Looking for', subject.en]],
    link: { label: 'Answer', path: '/account/notifications' },
  }),
  ru: ({ name, subject }) => ({
    subject: `Запрос вашего номера: ${name}`,
    paragraphs: [
      'Возможно, у этого человека есть то, что вы ищете. Ваше имя и номер будут видны, только если вы согласитесь.',
    ],
    rows: [['Вы ищете', subject.ru]],
    link: { label: 'Ответить', path: '/account/notifications' },
  }),
})

/** Operator's answer to a visitor's message. */
export const LEAD_ANSWERED: EmailTemplate<{ text: string }> = {
  ka: ({ text }) => ({
    subject: 'პასუხი თქვენს მოთხოვნაზე',
    paragraphs: ['თქვენ მოგვმართეთ. გიგზავნით პასუხს.'],
    quote: text,
  }),
  en: ({ text }) => ({
    subject: 'An answer to your request',
    paragraphs: ['You wrote to us. Here is our answer.'],
    quote: text,
  }),
  ru: ({ text }) => ({
    subject: 'Ответ на ваше обращение',
    paragraphs: ['Вы обращались к нам. Вот наш ответ.'],
    quote: text,
  }),
}
