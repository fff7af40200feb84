import { createInstance, type ResourceLanguage, type TFunction } from 'i18next'
import enEmails from '~locales/en/emails.json'
import enSms from '~locales/en/sms.json'
import enNotifications from '~locales/en/stored-notifications.json'
import kaEmails from '~locales/ka/emails.json'
import kaSms from '~locales/ka/sms.json'
import kaNotifications from '~locales/ka/stored-notifications.json'
import ruEmails from '~locales/ru/emails.json'
import ruSms from '~locales/ru/sms.json'
import ruNotifications from '~locales/ru/stored-notifications.json'
import { forEachLocale, type Locale } from './localized-text'

const i18n = createInstance()

// Synchronous, because the texts are bundled.
void i18n.init({
  fallbackLng: false,
  resources: {
    ka: { emails: kaEmails, sms: kaSms, 'stored-notifications': kaNotifications },
    en: { emails: enEmails, sms: enSms, 'stored-notifications': enNotifications },
    ru: { emails: ruEmails, sms: ruSms, 'stored-notifications': ruNotifications },
  } satisfies Record<Locale, ResourceLanguage>,
  // SMS and notifications are plain text, and formatEmailHtml escapes every value of an email.
  interpolation: { escapeValue: false },
})

type TextsByLocale<Name extends 'emails' | 'sms' | 'stored-notifications'> = Readonly<
  Record<Locale, TFunction<Name>>
>

/** Texts of `locales/{language}/emails.json`. */
export const EMAIL_TEXTS: TextsByLocale<'emails'> = forEachLocale((locale) =>
  i18n.getFixedT(locale, 'emails'),
)

/** Texts of `locales/{language}/sms.json`. */
export const SMS_TEXTS: TextsByLocale<'sms'> = forEachLocale((locale) => i18n.getFixedT(locale, 'sms'))

/** Texts that are stored with a notification; the web app has those of the other kinds. */
export const NOTIFICATION_TEXTS: TextsByLocale<'stored-notifications'> = forEachLocale((locale) =>
  i18n.getFixedT(locale, 'stored-notifications'),
)
