import type { LocalizedText } from '~backend/platform/localized-text'

const sameInAll = (name: string): LocalizedText => ({ ka: name, en: name, ru: name })

/** Sites of the same company; each has a logo in public/img/sister-sites. */
export const SISTER_SITES = {
  auto: { ka: 'ეზო ავტო', en: 'Ezo Auto', ru: 'Эзо Авто' },
  market: { ka: 'ეზო ბაზარი', en: 'Ezo Market', ru: 'Эзо Маркет' },
  jobs: { ka: 'ეზო სამსახური', en: 'Ezo Jobs', ru: 'Эзо Работа' },
  parts: { ka: 'ეზო ნაწილები', en: 'Ezo Parts', ru: 'Эзо Запчасти' },
  tickets: { ka: 'ეზო ბილეთები', en: 'Ezo Tickets', ru: 'Эзо Билеты' },
  auction: { ka: 'ეზო აუქციონი', en: 'Ezo Auction', ru: 'Эзо Аукцион' },
  insurance: { ka: 'ეზო დაზღვევა', en: 'Ezo Insurance', ru: 'Эзо Страхование' },
  build: { ka: 'ეზო მშენებლობა', en: 'Ezo Build', ru: 'Эзо Стройка' },
  travel: { ka: 'ეზო მოგზაურობა', en: 'Ezo Travel', ru: 'Эзо Путешествия' },
} satisfies Record<string, LocalizedText>

export const SOCIAL_NETWORKS = {
  facebook: sameInAll('Facebook'),
  instagram: sameInAll('Instagram'),
  youtube: sameInAll('YouTube'),
} satisfies Record<string, LocalizedText>

const ACCOUNT_SITES = {
  'developer-projects': { ka: 'ჩემი პროექტები', en: 'My projects', ru: 'Мои проекты' },
  'developer-offers': { ka: 'მოქმედი შეთავაზებები', en: 'Active offers', ru: 'Действующие предложения' },
  company: { ka: 'კომპანიის გვერდი', en: 'Company page', ru: 'Страница компании' },
} satisfies Record<string, LocalizedText>

/** Linked sites that have no sandbox of their own. */
export const OTHER_SITES: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries({ ...SISTER_SITES, ...SOCIAL_NETWORKS, ...ACCOUNT_SITES }),
)

export type OtherSite = keyof typeof SISTER_SITES | keyof typeof SOCIAL_NETWORKS | keyof typeof ACCOUNT_SITES
