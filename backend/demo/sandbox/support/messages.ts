import type { Locale } from '~backend/platform/localized-text'

const KA = {
  chatNotice: 'ეს სატესტო ჩატია. აქ არავინ პასუხობს, ნაწერი კი სერვერის გადატვირთვამდე ინახება.',
  chat: 'ონლაინ ჩატი',
  message: 'შეტყობინება',
  send: 'გაგზავნა',
  wrote: 'დაწერილია',
  noToken: 'ჩატი ამ მისამართით არ იხსნება',
  surveyNotice: 'ეს სატესტო გამოკითხვაა. პასუხი არსად ინახება.',
  survey: 'როგორ შეაფასებთ საიტს?',
  rating: 'შეფასება',
  thanks: 'გმადლობთ',
  back: 'მთავარ გვერდზე დაბრუნება',
}

export const SUPPORT_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    chatNotice: 'This is a test chat. Nobody answers here, and messages are kept until the server restarts.',
    chat: 'Online chat',
    message: 'Message',
    send: 'Send',
    wrote: 'You wrote',
    noToken: 'The chat does not open at this address',
    surveyNotice: 'This is a test survey. Answers are not kept.',
    survey: 'How would you rate the site?',
    rating: 'Rating',
    thanks: 'Thank you',
    back: 'Back to the home page',
  },
  ru: {
    chatNotice: 'Это тестовый чат. Здесь никто не отвечает, а написанное хранится до перезапуска сервера.',
    chat: 'Онлайн-чат',
    message: 'Сообщение',
    send: 'Отправить',
    wrote: 'Вы написали',
    noToken: 'По этому адресу чат не открывается',
    surveyNotice: 'Это тестовый опрос. Ответы нигде не хранятся.',
    survey: 'Как вы оцените сайт?',
    rating: 'Оценка',
    thanks: 'Спасибо',
    back: 'На главную страницу',
  },
}
