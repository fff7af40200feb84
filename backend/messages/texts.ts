import { createInstance, type ResourceLanguage, type TFunction } from 'i18next'
import { forEachLocale, type Locale } from '~backend/platform/localized-text'
import enEmails from '~locales/en/emails.json'
import enSms from '~locales/en/sms.json'
import kaEmails from '~locales/ka/emails.json'
import kaSms from '~locales/ka/sms.json'
import ruEmails from '~locales/ru/emails.json'
import ruSms from '~locales/ru/sms.json'
import type { EmailContent, EmailTemplate, SmsContent, SmsTemplate } from './content'

const i18n = createInstance()

// Synchronous, because the texts are bundled.
void i18n.init({
  fallbackLng: false,
  resources: {
    ka: { emails: kaEmails, sms: kaSms },
    en: { emails: enEmails, sms: enSms },
    ru: { emails: ruEmails, sms: ruSms },
  } satisfies Record<Locale, ResourceLanguage>,
  // An SMS is plain text, and formatEmailHtml escapes every value of an email.
  interpolation: { escapeValue: false },
})

type EmailTexts = TFunction<'emails'>
type SmsTexts = TFunction<'sms'>

export const EMAIL_TEXTS: Readonly<Record<Locale, EmailTexts>> = forEachLocale((locale) =>
  i18n.getFixedT(locale, 'emails'),
)

/** Creates the template of all languages from `locales/{language}/emails.json`. */
export function createEmail<Facts>(
  compose: (t: EmailTexts, facts: Facts, locale: Locale) => EmailContent,
): EmailTemplate<Facts> {
  return forEachLocale((locale) => (facts: Facts) => compose(EMAIL_TEXTS[locale], facts, locale))
}

/** Creates the template of all languages from `locales/{language}/sms.json`. */
export function createSms<Facts>(compose: (t: SmsTexts, facts: Facts) => SmsContent): SmsTemplate<Facts> {
  return forEachLocale((locale) => {
    const t = i18n.getFixedT(locale, 'sms')
    return (facts: Facts) => compose(t, facts)
  })
}
