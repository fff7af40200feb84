import type { Locale, Words } from '../dictionaries/words'

/** Where a page keeps room for a banner. */
type Place = 'header' | 'footer' | 'in_article' | 'interscroller'

interface HouseBanner {
  id: number
  places: Place[]
  path: string
  title: Words
  text: Words
  act: Words
}

const SIZES: Record<Place, { width: number; height: number }> = {
  header: { width: 1192, height: 56 },
  footer: { width: 1192, height: 96 },
  in_article: { width: 720, height: 132 },
  interscroller: { width: 480, height: 480 },
}

/** What the marketplace says about itself where nobody else advertises. */
const HOUSE_BANNERS: HouseBanner[] = [
  {
    id: 1,
    places: ['header', 'footer', 'interscroller'],
    path: '/vip',
    title: { ka: 'VIP განცხადება', en: 'VIP listing', ru: 'VIP-объявление' },
    text: {
      ka: 'თქვენი განცხადება სიის თავში: 5, 15 ან 25 დღით.',
      en: 'Your listing above the others, for 5, 15 or 25 days.',
      ru: 'Ваше объявление выше остальных: на 5, 15 или 25 дней.',
    },
    act: { ka: 'პაკეტები და ფასები', en: 'Packages and prices', ru: 'Пакеты и цены' },
  },
  {
    id: 2,
    places: ['header', 'footer', 'in_article'],
    path: '/shefaseba',
    title: { ka: 'რა ღირს თქვენი ბინა?', en: 'What is your home worth?', ru: 'Сколько стоит ваша квартира?' },
    text: {
      ka: 'სერტიფიცირებული შემფასებლის დასკვნა ბანკისთვის, გაყიდვისა თუ მემკვიდრეობისთვის.',
      en: 'A certified valuer’s report for a bank, a sale or an inheritance.',
      ru: 'Отчёт сертифицированного оценщика для банка, продажи или наследства.',
    },
    act: { ka: 'შეფასების შეკვეთა', en: 'Order a valuation', ru: 'Заказать оценку' },
  },
  {
    id: 3,
    places: ['in_article', 'interscroller', 'footer'],
    path: '/check-real-estate',
    title: { ka: 'ყიდვამდე შეამოწმეთ', en: 'Check before you buy', ru: 'Проверьте до покупки' },
    text: {
      ka: 'მესაკუთრე, იპოთეკა, ყადაღა, ქირავნობა: იურისტი ნახავს რეესტრს და დასკვნას გამოგიგზავნით.',
      en: 'Owner, mortgage, seizure, lease: a lawyer reads the registry and sends you a report.',
      ru: 'Собственник, ипотека, арест, аренда: юрист изучит реестр и пришлёт отчёт.',
    },
    act: { ka: 'უძრავი ქონების შემოწმება', en: 'Check a property', ru: 'Проверить недвижимость' },
  },
]

/** The banners as their static file tells them: one row for each place that a banner may stand in. */
export function bannerRows(locale: Locale) {
  return HOUSE_BANNERS.flatMap(({ id, places, path, title, text, act }) =>
    places.map((place, index) => ({
      id: id * 10 + index,
      type: 'html',
      banner_content: `<a href="${locale === 'ka' ? '' : `/${locale}`}${path}"><strong>${title[locale]}</strong> <span>${text[locale]}</span> <b>${act[locale]}</b></a>`,
      ...SIZES[place],
      banner_place_name: place,
    })),
  )
}
