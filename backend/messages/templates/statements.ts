import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { formatPhone } from '~contract/values/phone'
import type { EmailTemplate } from '../content'
import { formatDay } from './format'
import { withReaderName } from './reader-name'

interface WrittenToOwner {
  statementId: number
  title: LocalizedText
  name: string
  phoneNumber: string
  text: string
}

export const STATEMENT_MESSAGE = withReaderName<WrittenToOwner>({
  ka: ({ statementId, title, name, phoneNumber, text }) => ({
    subject: `${name} გწერთ განცხადებაზე № ${statementId}`,
    paragraphs: [title.ka],
    quote: text,
    rows: [
      ['სახელი', name],
      ['ტელეფონი', formatPhone(phoneNumber)],
    ],
    link: { label: 'განცხადების ნახვა', path: `/statements/${statementId}` },
  }),
  en: ({ statementId, title, name, phoneNumber, text }) => ({
    subject: `${name} wrote to you about listing No. ${statementId}`,
    paragraphs: [title.en],
    quote: text,
    rows: [
      ['Name', name],
      ['Phone', formatPhone(phoneNumber)],
    ],
    link: { label: 'See the listing', path: `/statements/${statementId}` },
  }),
  ru: ({ statementId, title, name, phoneNumber, text }) => ({
    subject: `${name}: сообщение по объявлению № ${statementId}`,
    paragraphs: [title.ru],
    quote: text,
    rows: [
      ['Имя', name],
      ['Телефон', formatPhone(phoneNumber)],
    ],
    link: { label: 'Открыть объявление', path: `/statements/${statementId}` },
  }),
})

interface ReviewedStatement {
  /** Number of a statement that is or was published. */
  statementId: number | undefined
  /** Reason of a rejection; empty for a publication. */
  refusal: string
}

export const STATEMENT_REVIEWED: EmailTemplate<ReviewedStatement> = {
  ka: ({ statementId, refusal }) => {
    const name = statementId ? `განცხადება № ${statementId}` : 'თქვენი განცხადება'
    return {
      subject: refusal ? `${name} არ გამოქვეყნდა` : `${name} გამოქვეყნდა`,
      paragraphs: [
        refusal
          ? 'შევამოწმეთ და ამ სახით ვერ გამოვაქვეყნებთ. შეასწორეთ და ხელახლა გამოგზავნეთ.'
          : 'შევამოწმეთ და გამოვაქვეყნეთ. ახლა მას ყველა ხედავს.',
      ],
      quote: refusal,
      link: refusal
        ? { label: 'შესწორება', path: '/account/statements' }
        : { label: 'განცხადების ნახვა', path: `/statements/${statementId}` },
    }
  },
  en: ({ statementId, refusal }) => {
    const name = statementId ? `Listing No. ${statementId}` : 'Your listing'
    return {
      subject: refusal ? `${name} was not published` : `${name} is published`,
      paragraphs: [
        refusal
          ? 'We have looked at it and cannot publish it as it is. Correct it and send it again.'
          : 'We have looked at it and published it. Everybody sees it now.',
      ],
      quote: refusal,
      link: refusal
        ? { label: 'Correct it', path: '/account/statements' }
        : { label: 'See the listing', path: `/statements/${statementId}` },
    }
  },
  ru: ({ statementId, refusal }) => {
    const name = statementId ? `Объявление № ${statementId}` : 'Ваше объявление'
    return {
      subject: refusal ? `${name} не опубликовано` : `${name} опубликовано`,
      paragraphs: [
        refusal
          ? 'Мы проверили его и не можем опубликовать в таком виде. Исправьте его и отправьте снова.'
          : 'Мы проверили его и опубликовали. Теперь его видят все.',
      ],
      quote: refusal,
      link: refusal
        ? { label: 'Исправить', path: '/account/statements' }
        : { label: 'Открыть объявление', path: `/statements/${statementId}` },
    }
  },
}

/** @property reason text of an operator */
export const STATEMENT_BLOCKED: EmailTemplate<{ statementId: number; reason: string }> = {
  ka: ({ statementId, reason }) => ({
    subject: `განცხადება № ${statementId} საიტიდან მოვხსენით`,
    paragraphs: ['მას ახლა მხოლოდ თქვენ ხედავთ. მიზეზი:'],
    quote: reason,
    link: { label: 'მოგვწერეთ', path: '/contact' },
    closing: 'თუ ფიქრობთ, რომ ვცდებით, ან უკვე შეასწორეთ, მოგვწერეთ.',
  }),
  en: ({ statementId, reason }) => ({
    subject: `We have taken listing No. ${statementId} off the site`,
    paragraphs: ['You alone can see it now. The reason:'],
    quote: reason,
    link: { label: 'Write to us', path: '/contact' },
    closing: 'If you think that we are wrong, or have already corrected it, write to us.',
  }),
  ru: ({ statementId, reason }) => ({
    subject: `Объявление № ${statementId} снято с сайта`,
    paragraphs: ['Теперь его видите только вы. Причина:'],
    quote: reason,
    link: { label: 'Написать нам', path: '/contact' },
    closing: 'Если вы считаете, что это ошибка, или уже всё исправили, напишите нам.',
  }),
}

interface EndingStatements {
  endsOn: Date
  count: number
  /** First of the statements. */
  statementIds: readonly number[]
}

export const STATEMENTS_ENDING: EmailTemplate<EndingStatements> = {
  ka: ({ endsOn, count, statementIds }) => ({
    subject:
      count === 1 ? `განცხადებას № ${statementIds[0]} ვადა ეწურება` : `${count} განცხადებას ვადა ეწურება`,
    paragraphs: [
      `${formatDay(endsOn, 'ka')}: ამ დღეს საიტიდან მოიხსნება ${toNumbers('ka', statementIds, count)}.`,
      'თუ ისევ აქტუალურია, განაახლეთ და კიდევ 90 დღით გამოჩნდება.',
    ],
    link: { label: 'განახლება', path: toRenewalPath(statementIds, count) },
  }),
  en: ({ endsOn, count, statementIds }) => ({
    subject: count === 1 ? `Listing No. ${statementIds[0]} ends soon` : `${count} of your listings end soon`,
    paragraphs:
      count === 1
        ? [
            `It will be taken off the site on ${formatDay(endsOn, 'en')}.`,
            'If it is still current, renew it, and it will be shown for another 90 days.',
          ]
        : [
            `On ${formatDay(endsOn, 'en')} these will be taken off the site: ${toNumbers('en', statementIds, count)}.`,
            'If they are still current, renew them, and they will be shown for another 90 days.',
          ],
    link: { label: 'Renew', path: toRenewalPath(statementIds, count) },
  }),
  ru: ({ endsOn, count, statementIds }) => ({
    subject:
      count === 1
        ? `Срок объявления № ${statementIds[0]} скоро истечёт`
        : `Скоро истечёт срок объявлений: ${count}`,
    paragraphs:
      count === 1
        ? [
            `${formatDay(endsOn, 'ru')} оно будет снято с сайта.`,
            'Если оно ещё актуально, продлите его, и оно будет показываться ещё 90 дней.',
          ]
        : [
            `${formatDay(endsOn, 'ru')} с сайта будут сняты: ${toNumbers('ru', statementIds, count)}.`,
            'Если они ещё актуальны, продлите их, и они будут показываться ещё 90 дней.',
          ],
    link: { label: 'Продлить', path: toRenewalPath(statementIds, count) },
  }),
}

function toNumbers(locale: Locale, statementIds: readonly number[], count: number): string {
  const sign = locale === 'en' ? 'No.' : '№'
  const numbers = statementIds.map((id) => `${sign} ${id}`).join(', ')
  return count > statementIds.length ? `${numbers} … (${count})` : numbers
}

/**
 * Returns the path that renews after one confirmation; the list if there are more statements than the message
 * names.
 */
function toRenewalPath(statementIds: readonly number[], count: number): string {
  return count > statementIds.length
    ? '/account/statements?status=active'
    : `/account/statements?renew=${statementIds.join()}`
}
