import { isRental } from '../statements/kind'
import { englishPlural, formatFigure, russianPlural, type Sentence, sentence } from './sentence'

export const LAYOUTS: readonly Sentence[] = [
  ({ dimensions: { rooms, bedrooms } }) => ({
    ka: `სულ ${rooms} ოთახია, მათ შორის ${bedrooms} საძინებელი.`,
    en: `It has ${rooms} ${englishPlural(rooms ?? 1, 'room')}, ${bedrooms} of them ${bedrooms === 1 ? 'a bedroom' : 'bedrooms'}.`,
    ru: `${rooms} ${russianPlural(rooms ?? 1, 'комната', 'комнаты', 'комнат')}, ${bedrooms} ${russianPlural(bedrooms ?? 1, 'спальня', 'спальни', 'спален')}.`,
  }),
  ({ dimensions: { rooms, height } }) => ({
    ka: `ოთახების რაოდენობაა ${rooms}, ჭერის სიმაღლე ${formatFigure(height ?? 2.8, 'ka')} მ.`,
    en: `${rooms} ${englishPlural(rooms ?? 1, 'room')}, ceilings ${height ?? 2.8} m high.`,
    ru: `Комнат: ${rooms}, высота потолков ${formatFigure(height ?? 2.8, 'ru')} м.`,
  }),
]

export const STUDIO: readonly Sentence[] = [
  sentence(
    'სამზარეულო და მისაღები ერთ სივრცეშია.',
    'The kitchen and the living room share one space.',
    'Кухня и гостиная в одном пространстве.',
  ),
  sentence(
    'სტუდიოს ტიპის მისაღები ოთახი აქვს.',
    'It has a studio-type living room.',
    'Гостиная типа студии.',
  ),
]

export const SEPARATE: readonly Sentence[] = [
  sentence('სამზარეულო გამოყოფილია.', 'The kitchen is separate.', 'Кухня отдельная.'),
  sentence('ოთახები იზოლირებულია.', 'The rooms are separate from each other.', 'Комнаты изолированные.'),
]

export const BALCONIES: readonly Sentence[] = [
  ({ dimensions: { balconies, balconyArea } }) => ({
    ka:
      balconies === 1
        ? `აქვს აივანი, ${formatFigure(balconyArea ?? 0, 'ka')} მ².`
        : `აქვს ${balconies} აივანი, სულ ${formatFigure(balconyArea ?? 0, 'ka')} მ².`,
    en:
      balconies === 1
        ? `There is a balcony of ${formatFigure(balconyArea ?? 0, 'en')} m².`
        : `There are ${balconies} balconies, ${formatFigure(balconyArea ?? 0, 'en')} m² in all.`,
    ru:
      balconies === 1
        ? `Есть балкон, ${formatFigure(balconyArea ?? 0, 'ru')} м².`
        : `Балконов: ${balconies}, всего ${formatFigure(balconyArea ?? 0, 'ru')} м².`,
  }),
]

export const CONDITIONS: Readonly<Record<number, readonly Sentence[]>> = {
  1: [
    sentence(
      'ახალი გარემონტებულია, ხარისხიანი მასალით.',
      'Newly renovated with good materials.',
      'Новый ремонт из качественных материалов.',
    ),
    sentence(
      'რემონტი ახლახან დასრულდა.',
      'The renovation has just been finished.',
      'Ремонт только что закончен.',
    ),
    sentence(
      'სუფთა და ნათელია, დამატებით ხარჯს არ საჭიროებს.',
      'Clean and bright, it needs no further expense.',
      'Чисто и светло, дополнительных вложений не требует.',
    ),
  ],
  2: [
    sentence(
      'ძველი, მაგრამ მოვლილი რემონტია.',
      'The renovation is old but well kept.',
      'Ремонт старый, но ухоженный.',
    ),
    sentence(
      'საცხოვრებლად ვარგისია, ძველი რემონტით.',
      'Fit to live in, with an older renovation.',
      'Пригодно для жизни, ремонт старый.',
    ),
  ],
  3: [
    sentence('მიმდინარეობს რემონტი.', 'The renovation is in progress.', 'Идёт ремонт.'),
    sentence(
      'სარემონტო სამუშაოები ჯერ არ დასრულებულა.',
      'The renovation is not finished yet.',
      'Ремонтные работы ещё не закончены.',
    ),
  ],
  4: [
    sentence('საჭიროებს რემონტს.', 'It needs renovation.', 'Требует ремонта.'),
    sentence(
      'სარემონტოა, სივრცის გადაგეგმარება შესაძლებელია.',
      'To be renovated; the space can be replanned.',
      'Под ремонт, возможна перепланировка.',
    ),
  ],
  5: [
    sentence(
      'ბარდება თეთრი კარკასის მდგომარეობაში.',
      'It is handed over as a white frame.',
      'Передаётся в белом каркасе.',
    ),
    sentence(
      'თეთრი კარკასია: კედლები და იატაკი მოსწორებულია.',
      'White frame: the walls and floor are levelled.',
      'Белый каркас: стены и пол выровнены.',
    ),
  ],
  6: [
    sentence(
      'ბარდება შავი კარკასის მდგომარეობაში.',
      'It is handed over as a black frame.',
      'Передаётся в чёрном каркасе.',
    ),
  ],
  7: [
    sentence(
      'ბარდება მწვანე კარკასის მდგომარეობაში.',
      'It is handed over as a green frame.',
      'Передаётся в зелёном каркасе.',
    ),
  ],
  8: [
    sentence(
      'თეთრი პლიუს კარკასია, დარჩენილია მხოლოდ მოპირკეთება.',
      'White plus: only the finishing is left to do.',
      'Белый плюс: осталась только отделка.',
    ),
  ],
}

export const FURNISHED: readonly Sentence[] = [
  ({ deal }) =>
    isRental(deal)
      ? { ka: 'ავეჯითა და ტექნიკით.', en: 'With furniture and appliances.', ru: 'С мебелью и техникой.' }
      : {
          ka: 'რჩება ავეჯი და ტექნიკა.',
          en: 'The furniture and appliances stay.',
          ru: 'Мебель и техника остаются.',
        },
  sentence('ავეჯით არის მოწყობილი.', 'It is furnished.', 'Меблировано.'),
]

export const HEATING: Readonly<Record<number, Sentence>> = {
  1: sentence('აქვს ცენტრალური გათბობა.', 'It has central heating.', 'Есть центральное отопление.'),
  2: sentence('თბება გაზის გამათბობლით.', 'Gas heating.', 'Обогревается газовым обогревателем.'),
  3: sentence('თბება ელექტროგამათბობლით.', 'It is heated with electricity.', 'Отопление электрическое.'),
  5: sentence(
    'აქვს ცენტრალური და იატაკის გათბობა.',
    'It has central and underfloor heating.',
    'Есть центральное отопление и тёплый пол.',
  ),
  7: sentence('გათბობა ინდივიდუალურია.', 'The heating is individual.', 'Отопление индивидуальное.'),
  8: sentence('აქვს იატაკის გათბობა.', 'It has underfloor heating.', 'Есть тёплый пол.'),
}
