import { forEachLocale, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import type texts from '~locales/ka/stored-notifications.json'

type TitledText = Exclude<keyof typeof texts, 'number_requested' | 'lead_sent' | 'stay_requested'>

/** Formats title and text in every language. The title may hold the name of a user or an email. */
export function formatNotification(
  name: TitledText,
  toSubject: (locale: Locale) => string = () => '',
): { title: LocalizedText; text: LocalizedText } {
  return {
    title: forEachLocale((locale) =>
      NOTIFICATION_TEXTS[locale](`${name}.title`, { subject: toSubject(locale) }),
    ),
    text: forEachLocale((locale) => NOTIFICATION_TEXTS[locale](`${name}.text`)),
  }
}
