import type { Locale } from '~backend/platform/localized-text'

const KA = {
  stub: 'ეს სატესტო ავტორიზაციის საიტია. ნამდვილი პაროლი არ ჩაწერო.',
  signIn: 'შესვლა',
  register: 'რეგისტრაცია',
  returnsTo: 'შესვლის შემდეგ დაბრუნდები იმავე გვერდზე.',
  email: 'ელფოსტა',
  password: 'პაროლი',
  passwordHint: 'სულ ცოტა 8 სიმბოლო',
  firstName: 'სახელი',
  lastName: 'გვარი',
  phone: 'ტელეფონი',
  phoneHint: 'მობილურის 9 ციფრი, 5-ით იწყება; არაა სავალდებულო',
  type: 'ანგარიშის ტიპი',
  haveAccount: 'უკვე მაქვს ანგარიში',
  demo: 'ან აირჩიე სადემონსტრაციო ანგარიში',
  back: 'დაბრუნება შესვლის გარეშე',
  foreignTitle: 'ამ მისამართზე ვერ დაგაბრუნებთ',
  foreignText:
    'მისამართი, საიდანაც მოხვედი, ჩვენს საიტს არ ეკუთვნის. შენს ანგარიშში შესვლა იქ არ გადაგვყავს.',
  tooManyTitle: 'ძალიან ბევრი მცდელობა',
  tooManyText: 'სცადე ხელახლა ამდენ წუთში:',
  wrong_password: 'ელფოსტა ან პაროლი არ ემთხვევა. სცადე თავიდან.',
  required: 'შეავსე ეს ველი',
  email_invalid: 'ჩაწერე ელფოსტა, მაგალითად nino@example.ge',
  email_taken: 'ამ ელფოსტით ანგარიში უკვე არსებობს',
  password_short: 'პაროლში სულ ცოტა 8 სიმბოლო უნდა იყოს',
  too_long: 'ტექსტი ძალიან გრძელია',
  phone_invalid: 'ჩაწერე მობილურის 9 ციფრი, 5-ით დაწყებული',
}

export type AuthMessages = typeof KA
export type FieldErrorKey =
  | 'wrong_password'
  | 'required'
  | 'email_invalid'
  | 'email_taken'
  | 'password_short'
  | 'too_long'
  | 'phone_invalid'

export const AUTH_MESSAGES: Readonly<Record<Locale, AuthMessages>> = {
  ka: KA,
  en: {
    stub: 'This is a test sign-in site. Do not type a real password.',
    signIn: 'Sign in',
    register: 'Create an account',
    returnsTo: 'After signing in you return to the page you came from.',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: '9 digits of a mobile number, starting with 5; optional',
    type: 'Account type',
    haveAccount: 'I have an account',
    demo: 'or choose a demo account',
    back: 'Go back without signing in',
    foreignTitle: 'We cannot send you back there',
    foreignText: 'The address you came from is not on our site, so we do not take your account there.',
    tooManyTitle: 'Too many attempts',
    tooManyText: 'Try again in this many minutes:',
    wrong_password: 'The email or the password does not match. Try again.',
    required: 'Fill in this field',
    email_invalid: 'Type an email, for example nino@example.ge',
    email_taken: 'There is an account with this email already',
    password_short: 'The password needs at least 8 characters',
    too_long: 'The text is too long',
    phone_invalid: 'Type the 9 digits of a mobile number, starting with 5',
  },
  ru: {
    stub: 'Это тестовый сайт входа. Не вводите настоящий пароль.',
    signIn: 'Войти',
    register: 'Регистрация',
    returnsTo: 'После входа вы вернётесь на ту же страницу.',
    email: 'Электронная почта',
    password: 'Пароль',
    passwordHint: 'Не меньше 8 символов',
    firstName: 'Имя',
    lastName: 'Фамилия',
    phone: 'Телефон',
    phoneHint: '9 цифр мобильного номера, начиная с 5; необязательно',
    type: 'Тип аккаунта',
    haveAccount: 'У меня есть аккаунт',
    demo: 'или выберите демонстрационный аккаунт',
    back: 'Вернуться без входа',
    foreignTitle: 'Мы не можем вернуть вас туда',
    foreignText: 'Адрес, с которого вы пришли, не принадлежит нашему сайту, поэтому вход туда не передаётся.',
    tooManyTitle: 'Слишком много попыток',
    tooManyText: 'Попробуйте снова через столько минут:',
    wrong_password: 'Почта или пароль не совпадают. Попробуйте ещё раз.',
    required: 'Заполните это поле',
    email_invalid: 'Введите адрес, например nino@example.ge',
    email_taken: 'Аккаунт с этой почтой уже есть',
    password_short: 'В пароле должно быть не меньше 8 символов',
    too_long: 'Текст слишком длинный',
    phone_invalid: 'Введите 9 цифр мобильного номера, начиная с 5',
  },
}
