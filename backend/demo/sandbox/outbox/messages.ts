import type { Locale } from '~backend/platform/localized-text'

const KA = {
  sms_notice: 'ეს სატესტო გვერდია: აქ ჩანს შეტყობინებები, რომლებიც ტელეფონზე არ იგზავნება.',
  mail_notice:
    'ეს სატესტო გვერდია: აქ ჩანს წერილები, რომლებიც ელფოსტით არ იგზავნება: სადემონსტრაციო ანგარიშებისა და იმ მისამართებისთვის, რომლებიც ამ ბრაუზერში ჩაწერეთ.',
  sms_title: 'გაგზავნილი SMS',
  mail_title: 'გაგზავნილი წერილები',
  none: 'ბოლო ერთ საათში არაფერი გაგზავნილა.',
  number: 'ნომერი',
  recipient: 'ვის',
  subject: 'თემა',
  message: 'შეტყობინება',
  time: 'დრო',
}

export const OUTBOX_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    sms_notice: 'This is a test page. It shows the messages that are not really sent to phones.',
    mail_notice:
      'This is a test page. It shows the emails that are not really sent: those to demo people, and to addresses that you typed in this browser.',
    sms_title: 'Sent SMS',
    mail_title: 'Sent emails',
    none: 'Nothing was sent within the last hour.',
    number: 'Number',
    recipient: 'To',
    subject: 'Subject',
    message: 'Message',
    time: 'Time',
  },
  ru: {
    sms_notice: 'Это тестовая страница: здесь видны сообщения, которые на телефоны не отправляются.',
    mail_notice:
      'Это тестовая страница: здесь видны письма, которые на самом деле не отправляются: демо-пользователям и на адреса, введённые в этом браузере.',
    sms_title: 'Отправленные SMS',
    mail_title: 'Отправленные письма',
    none: 'За последний час ничего не отправлялось.',
    number: 'Номер',
    recipient: 'Кому',
    subject: 'Тема',
    message: 'Сообщение',
    time: 'Время',
  },
}
