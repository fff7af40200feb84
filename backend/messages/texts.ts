import type { TFunction } from 'i18next'
import { forEachLocale, type Locale } from '~backend/platform/localized-text'
import { EMAIL_TEXTS, SMS_TEXTS } from '~backend/platform/texts'
import type { EmailContent, EmailTemplate, SmsContent, SmsTemplate } from './content'

type EmailTexts = TFunction<'emails'>
type SmsTexts = TFunction<'sms'>

/** Creates the template of all languages from `locales/{language}/emails.json`. */
export function createEmail<Facts>(
  compose: (t: EmailTexts, facts: Facts, locale: Locale) => EmailContent,
): EmailTemplate<Facts> {
  return forEachLocale((locale) => (facts: Facts) => compose(EMAIL_TEXTS[locale], facts, locale))
}

/** Creates the template of all languages from `locales/{language}/sms.json`. */
export function createSms<Facts>(compose: (t: SmsTexts, facts: Facts) => SmsContent): SmsTemplate<Facts> {
  return forEachLocale((locale) => (facts: Facts) => compose(SMS_TEXTS[locale], facts))
}
