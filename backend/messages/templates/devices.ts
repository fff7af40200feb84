import type { Locale } from '~backend/platform/localized-text'
import type { EmailContent, EmailTemplate } from '../content'
import { formatMoment } from './format'

const LABELS = {
  ka: { device: 'მოწყობილობა', time: 'დრო' },
  en: { device: 'Device', time: 'Time' },
  ru: { device: 'Устройство', time: 'Время' },
}

/** @property device browser and system as in the list of sessions; empty if unknown */
interface OnDevice {
  device: string
  at: Date
}

export const NEW_DEVICE: EmailTemplate<OnDevice> = {
  ka: (facts) => ({
    subject: 'შესვლა ახალი მოწყობილობიდან',
    paragraphs: ['თქვენს ანგარიშში ახალი მოწყობილობიდან შევიდნენ.'],
    rows: toRows(facts, 'ka'),
    link: { label: 'მოწყობილობების ნახვა', path: '/account/safety' },
    closing: 'თუ ეს თქვენ არ იყავით, დაასრულეთ სხვა სესიები და შეცვალეთ პაროლი.',
  }),
  en: (facts) => ({
    subject: 'New log-in to your account',
    paragraphs: ['Somebody has logged in to your account from a new device.'],
    rows: toRows(facts, 'en'),
    link: { label: 'See your devices', path: '/account/safety' },
    closing: 'If it was not you, end the other sessions and change your password.',
  }),
  ru: (facts) => ({
    subject: 'Вход с нового устройства',
    paragraphs: ['В ваш аккаунт вошли с нового устройства.'],
    rows: toRows(facts, 'ru'),
    link: { label: 'Посмотреть устройства', path: '/account/safety' },
    closing: 'Если это были не вы, завершите другие сеансы и смените пароль.',
  }),
}

export const PASSKEY_ADDED: EmailTemplate<OnDevice> = {
  ka: (facts) => ({
    subject: 'თქვენს ანგარიშს წვდომის გასაღები დაემატა',
    paragraphs: ['ამიერიდან თქვენს ანგარიშში ამ გასაღებითაც შეიძლება შესვლა, პაროლის გარეშე.'],
    rows: toRows(facts, 'ka'),
    link: { label: 'წვდომის გასაღებები', path: '/id/passkeys' },
    closing: 'თუ ეს თქვენ არ იყავით, აღადგინეთ პაროლი: ამით ყველა გასაღები და სესია გაუქმდება.',
  }),
  en: (facts) => ({
    subject: 'A passkey was added to your account',
    paragraphs: ['From now on you can also log in with it, without the password.'],
    rows: toRows(facts, 'en'),
    link: { label: 'Your passkeys', path: '/id/passkeys' },
    closing: 'If it was not you, reset your password: that ends all passkeys and sessions.',
  }),
  ru: (facts) => ({
    subject: 'К вашему аккаунту добавлен ключ доступа',
    paragraphs: ['Теперь в аккаунт можно войти и с ним, без пароля.'],
    rows: toRows(facts, 'ru'),
    link: { label: 'Ваши ключи доступа', path: '/id/passkeys' },
    closing: 'Если это были не вы, восстановите пароль: это отменит все ключи и сеансы.',
  }),
}

export const PASSKEY_REMOVED: EmailTemplate<OnDevice> = {
  ka: (facts) => ({
    subject: 'წვდომის გასაღები წაიშალა',
    paragraphs: ['ამ გასაღებით თქვენს ანგარიშში შესვლა აღარ შეიძლება.'],
    rows: toRows(facts, 'ka'),
    link: { label: 'წვდომის გასაღებები', path: '/id/passkeys' },
    closing: 'თუ ეს თქვენ არ იყავით, დაასრულეთ სხვა სესიები და შეცვალეთ პაროლი.',
  }),
  en: (facts) => ({
    subject: 'A passkey was removed from your account',
    paragraphs: ['You can no longer log in with it.'],
    rows: toRows(facts, 'en'),
    link: { label: 'Your passkeys', path: '/id/passkeys' },
    closing: 'If it was not you, end the other sessions and change your password.',
  }),
  ru: (facts) => ({
    subject: 'Ключ доступа удалён',
    paragraphs: ['Войти с ним в ваш аккаунт больше нельзя.'],
    rows: toRows(facts, 'ru'),
    link: { label: 'Ваши ключи доступа', path: '/id/passkeys' },
    closing: 'Если это были не вы, завершите другие сеансы и смените пароль.',
  }),
}

function toRows({ device, at }: OnDevice, locale: Locale): NonNullable<EmailContent['rows']> {
  const labels = LABELS[locale]
  const time = [labels.time, formatMoment(at, locale)] as const
  return device ? [[labels.device, device], time] : [time]
}
