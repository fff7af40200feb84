import type { Locale, LocalizedText } from '~backend/platform/localized-text'

/** Irregular locatives: Georgian uses "on" for hills, slopes and some neighbourhoods. */
const KA_IDIOMS: Readonly<Record<string, string>> = {
  ვერა: 'ვერაზე',
  საბურთალო: 'საბურთალოზე',
  მთაწმინდა: 'მთაწმინდაზე',
  თემქა: 'თემქაზე',
  ელია: 'ელიაზე',
  კუკია: 'კუკიაზე',
  ვეძისი: 'ვეძისზე',
  ლოტკინი: 'ლოტკინზე',
  ლისი: 'ლისზე',
  გორა: 'გორაზე',
  'ნუცუბიძის ფერდობი': 'ნუცუბიძის ფერდობზე',
  'კუს ტბა': 'კუს ტბაზე',
  'თბილისის ზღვა': 'თბილისის ზღვაზე',
  'წავკისის ველი': 'წავკისის ველზე',
  'მოსკოვის გამზირი': 'მოსკოვის გამზირზე',
  'ლისის მიმდებარედ': 'ლისის მიმდებარედ',
  // Quarters of Kutaisi, named after people like their streets.
  ასათიანი: 'ასათიანზე',
  ნინოშვილი: 'ნინოშვილზე',
  ჭავჭავაძე: 'ჭავჭავაძეზე',
  აღმაშენებელი: 'აღმაშენებელზე',
}

/** A preceding adjective loses its ending: დიდი დიღომი, but დიდ დიღომში. */
const KA_ADJECTIVES = /^(დიდი|ძველი|ახალი|პატარა) (?=\S+$)/

const EN_IDIOMS: Readonly<Record<string, string>> = {
  'Near Lisi': 'near Lisi',
  Airport: 'near the Airport',
  'Moscow Avenue': 'on Moscow Avenue',
  'Turtle Lake': 'at Turtle Lake',
  'Tbilisi Sea': 'at Tbilisi Sea',
  'Nutsubidze Plateau': 'on Nutsubidze Plateau',
}

const RU_IDIOMS: Readonly<Record<string, string>> = {
  Вера: 'на Вере',
  Мтацминда: 'на Мтацминде',
  Темка: 'на Темке',
  Кукия: 'на Кукии',
  Элия: 'на Элии',
  Гора: 'на Горе',
  Африка: 'в Африке',
  'Около Лиси': 'около Лиси',
  'Плато Нуцубидзе': 'на плато Нуцубидзе',
  'Черепашье озеро': 'на Черепашьем озере',
  'Тбилисское море': 'на Тбилисском море',
  'Московский проспект': 'на Московском проспекте',
  'Дигомский массив': 'в Дигомском массиве',
  'Третий массив': 'в Третьем массиве',
  'Аэропортовский пос.': 'в Аэропортовском посёлке',
  'Старый Тбилиси': 'в Старом Тбилиси',
  'Старый Батуми': 'в Старом Батуми',
  'Бони-Городок': 'в Бони-Городке',
  'посёлок Тамар': 'в посёлке Тамар',
  Автозавод: 'на Автозаводе',
  Аэропорт: 'у Аэропорта',
  'Пригород Тбилиси': 'в пригороде Тбилиси',
}

/** Formats the locative: "ვაკეში", "in Vake", "в Ваке". */
export function formatPlaceLocative(name: LocalizedText, locale: Locale): string {
  switch (locale) {
    case 'ka':
      return KA_IDIOMS[name.ka] ?? toGeorgianLocative(name.ka)
    case 'en':
      return EN_IDIOMS[name.en] ?? `in ${name.en}`
    case 'ru':
      return RU_IDIOMS[name.ru] ?? toRussianLocative(name.ru)
  }
}

function toGeorgianLocative(name: string): string {
  const full = name.replace(/ დას\.$/, ' დასახლება').replace(KA_ADJECTIVES, dropAdjectiveEnding)
  if (/\d$/.test(full)) return `${full}-ში`
  return `${full.replace(/ი$/, '')}ში`
}

function dropAdjectiveEnding(adjective: string): string {
  return adjective.replace(/ი $/, ' ')
}

/** Inflects single words in -а or -ия only: Ортачала, в Ортачале. */
function toRussianLocative(name: string): string {
  if (/^[а-яё-]+ия$/i.test(name)) return `в ${name.replace(/я$/, 'и')}`
  if (/^[а-яё-]+а$/i.test(name)) return `в ${name.replace(/а$/, 'е')}`
  return `в ${name}`
}
