import type { Locale } from '~backend/platform/localized-text'

const KA = {
  required: 'ეს წერილი თქვენს ანგარიშს ან შეკვეთას ეხება, ამიტომ მისი გამორთვა შეუძლებელია.',
  optional: 'ასეთი წერილები შეგიძლიათ გამორთოთ:',
  unsubscribe: 'აღარ მსურს ასეთი წერილები',
  settings: 'აირჩიეთ, რა გამოგიგზავნოთ',
}

export const EMAIL_LABELS: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    required: 'This email is about your account or an order, so it cannot be switched off.',
    optional: 'You can switch such emails off:',
    unsubscribe: 'No more of these emails',
    settings: 'Choose what we send you',
  },
  ru: {
    required: 'Это письмо касается вашего аккаунта или заказа, поэтому отключить его нельзя.',
    optional: 'Такие письма можно отключить:',
    unsubscribe: 'Больше не присылать такие письма',
    settings: 'Выбрать, что вам присылать',
  },
}
