import type { Locale } from '~backend/platform/localized-text'

export const CODE_MESSAGES: Readonly<Record<Locale, (code: string) => string>> = {
  ka: (code) => `შენი კოდია ${code}. არავის უთხრა.`,
  en: (code) => `Your code is ${code}. Do not tell it to anyone.`,
  ru: (code) => `Ваш код: ${code}. Никому его не сообщайте.`,
}
