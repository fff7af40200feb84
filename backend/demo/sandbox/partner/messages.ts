import type { Locale } from '~backend/platform/localized-text'

const KA = {
  notice: 'ეს სატესტო ბანკის გვერდია. ბანკი გამოგონილია და სესხს აქ ვერავინ აიღებს.',
  title: (bank: string) => `${bank}: იპოთეკური სესხი`,
  welcome: 'აქ შეავსებდით ბანკის ფორმას.',
  campaign: 'კამპანია',
  back: 'მთავარ გვერდზე დაბრუნება',
  notFound: 'ასეთი ბანკი არ არის',
}

export const PARTNER_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    notice: 'This is the page of a test bank. The bank is made up, and nobody can take a loan here.',
    title: (bank) => `${bank}: mortgage`,
    welcome: 'Here you would fill in the form of the bank.',
    campaign: 'Campaign',
    back: 'Back to the home page',
    notFound: 'There is no such bank',
  },
  ru: {
    notice: 'Это страница тестового банка. Банк вымышлен, взять кредит здесь нельзя.',
    title: (bank) => `${bank}: ипотека`,
    welcome: 'Здесь вы заполнили бы анкету банка.',
    campaign: 'Кампания',
    back: 'На главную страницу',
    notFound: 'Такого банка нет',
  },
}
