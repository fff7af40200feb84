import type { Locale } from '../dictionaries/words'

/** What is sent to a phone with a code. */
export const CODE_MESSAGE: Readonly<Record<Locale, (code: string) => string>> = {
  ka: (code) => `შენი კოდია ${code}. არავის უთხრა.`,
  en: (code) => `Your code is ${code}. Do not tell it to anyone.`,
  ru: (code) => `Ваш код: ${code}. Никому его не сообщайте.`,
}
