import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { BannerPlace } from '~contract/banners'
import type { Banners } from '~contract/schemas/banners'
import type { AnswerOf } from '~contract/schemas/envelope'

interface HouseBanner {
  id: number
  places: BannerPlace[]
  path: string
  /** The interscroller has space for a picture. */
  picture?: { src: string; width: number; height: number }
  title: LocalizedText
  text: LocalizedText
  actionLabel: LocalizedText
}

const BANNER_SIZES: Record<BannerPlace, { width: number; height: number }> = {
  header: { width: 1192, height: 56 },
  footer: { width: 1192, height: 96 },
  in_article: { width: 720, height: 132 },
  interscroller: { width: 480, height: 640 },
}

/** Own advertisements: beside statements for those who look for a home, beside articles for owners too. */
const HOUSE_BANNERS: HouseBanner[] = [
  {
    id: 1,
    places: ['in_article'],
    path: '/vip',
    title: { ka: 'VIP განცხადება', en: 'VIP listing', ru: 'VIP-объявление' },
    text: {
      ka: 'თქვენი განცხადება სიის თავში: 5, 15 ან 25 დღით.',
      en: 'Your listing above the others, for 5, 15 or 25 days.',
      ru: 'Ваше объявление выше остальных: на 5, 15 или 25 дней.',
    },
    actionLabel: { ka: 'პაკეტები და ფასები', en: 'Packages and prices', ru: 'Пакеты и цены' },
  },
  {
    id: 2,
    places: ['header', 'footer', 'in_article'],
    path: '/shefaseba',
    title: { ka: 'რა ღირს ეს ბინა?', en: 'What is it worth?', ru: 'Сколько стоит квартира?' },
    text: {
      ka: 'სერტიფიცირებული შემფასებლის დასკვნა ბანკისთვის, გაყიდვისა თუ მემკვიდრეობისთვის.',
      en: 'A certified valuer’s report for a bank, a sale or an inheritance.',
      ru: 'Отчёт сертифицированного оценщика для банка, продажи или наследства.',
    },
    actionLabel: { ka: 'შეფასების შეკვეთა', en: 'Order a valuation', ru: 'Заказать оценку' },
  },
  {
    id: 3,
    places: ['header', 'interscroller', 'footer'],
    path: '/check-real-estate',
    picture: { src: '/img/gate.svg', width: 720, height: 300 },
    title: { ka: 'ყიდვამდე შეამოწმეთ', en: 'Check before you buy', ru: 'Проверьте до покупки' },
    text: {
      ka: 'მესაკუთრე, იპოთეკა, ყადაღა, ქირავნობა: იურისტი ნახავს რეესტრს და დასკვნას გამოგიგზავნით.',
      en: 'Owner, mortgage, seizure, lease: a lawyer reads the registry and sends you a report.',
      ru: 'Собственник, ипотека, арест, аренда: юрист изучит реестр и пришлёт отчёт.',
    },
    actionLabel: { ka: 'უძრავი ქონების შემოწმება', en: 'Check a property', ru: 'Проверить недвижимость' },
  },
  {
    id: 4,
    places: ['interscroller'],
    path: '/shefaseba',
    picture: { src: '/video/estimate.webp', width: 640, height: 360 },
    title: { ka: 'ღირს ამდენად?', en: 'Is it worth the price?', ru: 'Стоит ли она своих денег?' },
    text: {
      ka: 'ყიდვამდე სერტიფიცირებული შემფასებელი გეტყვით, რა ღირს ეს ბინა სინამდვილეში.',
      en: 'Before you buy, a certified valuer tells you what the home is really worth.',
      ru: 'До покупки сертифицированный оценщик скажет, сколько жильё стоит на самом деле.',
    },
    actionLabel: { ka: 'შეფასების შეკვეთა', en: 'Order a valuation', ru: 'Заказать оценку' },
  },
]

export function toBannersJson(locale: Locale): AnswerOf<typeof Banners> {
  return HOUSE_BANNERS.flatMap((banner) =>
    banner.places.map((place, index) => ({
      id: banner.id * 10 + index,
      type: 'html',
      banner_content: renderBanner(banner, place, locale),
      ...BANNER_SIZES[place],
      banner_place_name: place,
    })),
  )
}

function renderBanner(
  { path, picture, title, text, actionLabel: act }: HouseBanner,
  place: BannerPlace,
  locale: Locale,
): string {
  const image =
    picture && place === 'interscroller'
      ? `<img src="${picture.src}" width="${picture.width}" height="${picture.height}" alt=""> `
      : ''
  return `<a href="${locale === 'ka' ? '' : `/${locale}`}${path}">${image}<strong>${title[locale]}</strong> <span>${text[locale]}</span> <b>${act[locale]}</b></a>`
}
