import type { Locale } from '~backend/platform/localized-text'

const KA = {
  warning: 'გაფრთხილება',
  home: 'მთავარი გვერდი',
  language: 'ენა',
  error: 'შეცდომა',
}

export const SANDBOX_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: { warning: 'Warning', home: 'Home page', language: 'Language', error: 'Error' },
  ru: { warning: 'Предупреждение', home: 'Главная страница', language: 'Язык', error: 'Ошибка' },
}
