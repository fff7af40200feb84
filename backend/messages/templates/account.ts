import type { EmailTemplate, SmsTemplate } from '../content'
import { formatMoment } from './format'

export const PHONE_CODE: SmsTemplate<{ code: string }> = {
  ka: ({ code }) => ({ text: `თქვენი კოდია ${code}. არავის უთხრათ.` }),
  en: ({ code }) => ({ text: `Your code is ${code}. Do not tell it to anyone.` }),
  ru: ({ code }) => ({ text: `Ваш код: ${code}. Никому его не сообщайте.` }),
}

export const EMAIL_CODE: EmailTemplate<{ code: string }> = {
  ka: ({ code }) => ({
    subject: 'დადასტურების კოდი',
    paragraphs: ['ჩაწერეთ ეს კოდი გვერდზე, რომელზეც ითხოვეთ. კოდი ხუთი წუთი მოქმედებს.'],
    code,
    closing: 'კოდი არავის უთხრათ. თუ ის არ მოგითხოვიათ, ამ წერილს ყურადღებას ნუ მიაქცევთ.',
  }),
  en: ({ code }) => ({
    subject: 'Your confirmation code',
    paragraphs: ['Enter this code on the page where you asked for it. It works for five minutes.'],
    code,
    closing: 'Do not tell the code to anyone. If you did not ask for it, ignore this email.',
  }),
  ru: ({ code }) => ({
    subject: 'Код подтверждения',
    paragraphs: ['Введите этот код на странице, где вы его запросили. Он действует пять минут.'],
    code,
    closing: 'Никому не сообщайте код. Если вы его не запрашивали, не обращайте внимания на это письмо.',
  }),
}

/** @property path path with the token */
export const EMAIL_CONFIRMATION: EmailTemplate<{ path: string }> = {
  ka: ({ path }) => ({
    subject: 'დაადასტურეთ ელფოსტა',
    paragraphs: ['ეს მისამართი ჩვენს საიტზე ანგარიშის შესაქმნელად მიუთითეს. დაადასტურეთ, რომ ის თქვენია.'],
    link: { label: 'ელფოსტის დადასტურება', path },
    closing: 'ბმული ერთი დღე მოქმედებს. თუ ანგარიში არ შეგიქმნიათ, ამ წერილს ყურადღებას ნუ მიაქცევთ.',
  }),
  en: ({ path }) => ({
    subject: 'Confirm your email',
    paragraphs: ['This address was given for an account on our site. Please confirm that it is yours.'],
    link: { label: 'Confirm the email', path },
    closing: 'The link works for one day. If you have not created an account, ignore this email.',
  }),
  ru: ({ path }) => ({
    subject: 'Подтвердите электронную почту',
    paragraphs: ['Этот адрес указали для аккаунта на нашем сайте. Подтвердите, что он ваш.'],
    link: { label: 'Подтвердить почту', path },
    closing: 'Ссылка действует один день. Если вы не создавали аккаунт, не обращайте внимания на это письмо.',
  }),
}

/** @property path path with the token */
export const PASSWORD_RESET: EmailTemplate<{ path: string }> = {
  ka: ({ path }) => ({
    subject: 'პაროლის აღდგენა',
    paragraphs: ['თქვენი ანგარიშისთვის ახალი პაროლი მოითხოვეს. აირჩიეთ ის ამ ბმულით.'],
    link: { label: 'ახალი პაროლის არჩევა', path },
    closing: 'ბმული ერთ საათს და მხოლოდ ერთხელ მოქმედებს. თუ ის თქვენ არ მოგითხოვიათ, პაროლი იგივე რჩება.',
  }),
  en: ({ path }) => ({
    subject: 'Reset your password',
    paragraphs: ['A new password was requested for your account. Choose one with this link.'],
    link: { label: 'Choose a new password', path },
    closing: 'The link works for an hour and only once. If it was not you, your password stays as it is.',
  }),
  ru: ({ path }) => ({
    subject: 'Восстановление пароля',
    paragraphs: ['Для вашего аккаунта запросили новый пароль. Задайте его по этой ссылке.'],
    link: { label: 'Задать новый пароль', path },
    closing: 'Ссылка действует один час и только один раз. Если это были не вы, пароль останется прежним.',
  }),
}

/** @property path path of the sign-in page */
export const ACCOUNT_EXISTS: EmailTemplate<{ path: string }> = {
  ka: ({ path }) => ({
    subject: 'ანგარიში უკვე გაქვთ',
    paragraphs: ['ამ მისამართით ხელახლა დარეგისტრირება სცადეს. ანგარიში უკვე გაქვთ: შედით მასში.'],
    link: { label: 'შესვლა', path },
    closing: 'თუ პაროლი დაგავიწყდათ, იმავე გვერდზე აღადგენთ. თუ ეს თქვენ არ იყავით, არაფერი შეცვლილა.',
  }),
  en: ({ path }) => ({
    subject: 'You already have an account',
    paragraphs: ['Somebody tried to register again with this address. You have an account: log in to it.'],
    link: { label: 'Log in', path },
    closing:
      'If you have forgotten the password, reset it on that page. If it was not you, nothing has changed.',
  }),
  ru: ({ path }) => ({
    subject: 'У вас уже есть аккаунт',
    paragraphs: ['С этим адресом попытались зарегистрироваться снова. Аккаунт у вас есть: войдите в него.'],
    link: { label: 'Войти', path },
    closing:
      'Если вы забыли пароль, его можно восстановить на той же странице. Если это были не вы, ничего не изменилось.',
  }),
}

export const ACCOUNT_CLOSED: EmailTemplate<Record<string, never>> = {
  ka: () => ({
    subject: 'ანგარიში წაიშალა',
    paragraphs: [
      'თქვენი ანგარიში წაიშალა. გადახდების ჩანაწერები თქვენი სახელის გარეშე რჩება იმდენ ხანს, რამდენსაც კანონი მოითხოვს.',
    ],
  }),
  en: () => ({
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account is deleted. Records of payments stay without your name for as long as the law requires.',
    ],
  }),
  ru: () => ({
    subject: 'Аккаунт удалён',
    paragraphs: [
      'Ваш аккаунт удалён. Записи о платежах остаются без вашего имени столько, сколько требует закон.',
    ],
  }),
}

export const PASSWORD_CHANGED: EmailTemplate<{ at: Date }> = {
  ka: ({ at }) => ({
    subject: 'პაროლი შეიცვალა',
    paragraphs: [
      `თქვენი ანგარიშის პაროლი შეიცვალა: ${formatMoment(at, 'ka')}.`,
      'თუ ეს თქვენ არ გაგიკეთებიათ, დაუყოვნებლივ აღადგინეთ პაროლი და დაგვიკავშირდით.',
    ],
    link: { label: 'ანგარიშის უსაფრთხოება', path: '/account/safety' },
  }),
  en: ({ at }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${formatMoment(at, 'en')}.`,
      'If it was not you, reset the password at once and contact us.',
    ],
    link: { label: 'Account security', path: '/account/safety' },
  }),
  ru: ({ at }) => ({
    subject: 'Пароль изменён',
    paragraphs: [
      `Пароль вашего аккаунта изменён: ${formatMoment(at, 'ru')}.`,
      'Если это сделали не вы, сразу восстановите пароль и свяжитесь с нами.',
    ],
    link: { label: 'Безопасность аккаунта', path: '/account/safety' },
  }),
}
