import type { Locale } from '~backend/platform/localized-text'

const KA = {
  notice: 'ეს სატესტო გვერდია: აქ ჩანს შეტყობინებები, რომლებიც ტელეფონზე არ იგზავნება.',
  title: 'გაგზავნილი შეტყობინებები',
  none: 'ბოლო ერთ საათში არაფერი გაგზავნილა.',
  number: 'ნომერი',
  message: 'შეტყობინება',
  time: 'დრო',
}

export const SMS_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    notice: 'This is a test page. It shows the messages that are not really sent to phones.',
    title: 'Sent messages',
    none: 'Nothing was sent within the last hour.',
    number: 'Number',
    message: 'Message',
    time: 'Time',
  },
  ru: {
    notice: 'Это тестовая страница: здесь видны сообщения, которые на телефоны не отправляются.',
    title: 'Отправленные сообщения',
    none: 'За последний час ничего не отправлялось.',
    number: 'Номер',
    message: 'Сообщение',
    time: 'Время',
  },
}
